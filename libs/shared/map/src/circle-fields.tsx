import { CITIES, IRAN_BOX, SHAPE_LIMITS, type GeoPoint, type Area } from '@peyk/shared-geo';
import { media, SelectBox, space, styled } from '@peyk/shared-ui';
import { useState } from 'react';
import { withCentre, withRadius } from './change-area';
import { areaWords as words } from './area-words';
import { CoordinateField } from './coordinate-field';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  [media.mobile]: { gap: space[3] },
});

const CITY_OPTIONS = CITIES.map(({ name }) => ({ value: name, label: name }));
export const LATITUDES = { min: IRAN_BOX.south, max: IRAN_BOX.north };
export const LONGITUDES = { min: IRAN_BOX.west, max: IRAN_BOX.east };

interface CircleFieldsProps {
  readonly area: Area;
  readonly onArea: (area: Area) => void;
}

interface CityFieldsProps extends CircleFieldsProps {
  /** A city was chosen: it may lie far from what is seen of the map. */
  readonly onCity: (area: Area) => void;
}

/** A circle without the map, and the quickest way with it: a city and how far around it. */
export function CityFields({ area, onArea, onCity }: CityFieldsProps) {
  const { centre, radiusKm } = area;
  const city = CITIES.find(({ lat, lng }) => lat === centre?.lat && lng === centre.lng);
  return (
    <Fields>
      <SelectBox
        label={words.city}
        placeholder={words.cityPlaceholder}
        searchable
        options={CITY_OPTIONS}
        value={city?.name ?? ''}
        onChange={(name) => {
          const chosen = CITIES.find((one) => one.name === name);
          if (chosen !== undefined) onCity(withCentre(area, { lat: chosen.lat, lng: chosen.lng }));
        }}
      />
      <CoordinateField
        label={words.radius}
        unit={words.km}
        hint={words.radiusHint}
        range={SHAPE_LIMITS.radiusKm}
        value={radiusKm}
        onChange={(value) => onArea(withRadius(area, value))}
      />
    </Fields>
  );
}

/** The centre of a circle as numbers. */
export function CentreFields({ area, onArea }: CircleFieldsProps) {
  // The half of a centre that was typed before the other.
  const [half, setHalf] = useState<Partial<GeoPoint>>({});
  const { lat = null, lng = null } = area.centre ?? half;
  const change = (part: Partial<GeoPoint>) => {
    const { lat: toLat, lng: toLng } = { ...half, ...area.centre, ...part };
    if (toLat === undefined || toLng === undefined) setHalf({ ...half, ...part });
    else onArea(withCentre(area, { lat: toLat, lng: toLng }));
  };
  return (
    <Fields>
      <CoordinateField
        label={words.latitude}
        unit={words.degrees}
        range={LATITUDES}
        value={lat}
        onChange={(value) => change({ lat: value })}
      />
      <CoordinateField
        label={words.longitude}
        unit={words.degrees}
        range={LONGITUDES}
        value={lng}
        onChange={(value) => change({ lng: value })}
      />
    </Fields>
  );
}

import {
  areaKm2,
  shapeOfArea,
  type Area,
  boxOfShape,
  faultOfShape,
  SHAPE_FAULT_WORDS,
  touchedProvinces,
  type GeoPoint,
} from '@peyk/shared-geo';
import { Caption, font, Notice, RadioGroup, space, Stack, styled, tone } from '@peyk/shared-ui';
import { useMemo, useState, type ReactNode } from 'react';
import { withCentre, withVertexAfter } from './change-area';
import { AreaMap } from './area-map';
import { areaWords as words } from './area-words';
import { CentreFields, CityFields } from './circle-fields';
import { fitView, isBoxSeen, WHOLE_MAP, type MapView } from './map-view';
import { VertexList } from './vertex-list';

const KINDS = (['circle', 'polygon'] as const).map((value) => ({ value, label: words.kind[value] }));

const Root = styled('div')({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  // A wider map shows no more, and pushes what belongs to it below the window.
  maxInlineSize: 680,
  '&:focus': { outline: 'none' },
});
const Facts = styled('p')({ fontSize: font.body, color: tone.ink });

interface AreaFieldProps {
  readonly value: Area;
  readonly onChange: (area: Area) => void;
  readonly onBlur?: () => void;
  /** What is wrong besides the area itself, which the field judges on its own: that nothing was chosen. */
  readonly error?: string;
  /** How many people live there, as anyone who knows it says. */
  readonly found?: ReactNode;
}

/**
 * A circle or a polygon on the map of the country. Everything that the pointer does on the map can be done by keyboard on the
 * map, and by fields and lists beside it.
 */
export function AreaField({ value, onChange, onBlur, error, found }: AreaFieldProps) {
  // A point that is being dragged is told when it is let go: what depends on the area is not asked for at every pixel.
  const [moving, setMoving] = useState<Area | null>(null);
  const area = moving ?? value;
  const { fault, touched, sentence } = useMemo(() => factsOf(area), [area]);
  const [view, setView] = useState(() => viewOf(value));
  const [wanted, setChosen] = useState(Infinity);
  const chosen = Math.min(wanted, area.vertices.length - 1);

  const show = (next: Area, isEnd: boolean) => {
    setMoving(isEnd ? null : next);
    if (isEnd) onChange(next);
  };
  /** What is written beside the map may lie beyond what is seen of it. */
  const write = (next: Area) => {
    const shape = shapeOfArea(next);
    if (shape !== null) setView((before) => (isBoxSeen(before, boxOfShape(shape)) ? before : viewOf(next)));
    onChange(next);
  };
  const place = (point: GeoPoint) => {
    if (area.kind === 'circle') return onChange(withCentre(area, point));
    const next = withVertexAfter(area, chosen, point);
    if (next === area) return;
    setChosen(chosen + 1);
    onChange(next);
  };
  return (
    <Root role="group" aria-label={words.label} aria-invalid={error !== undefined} tabIndex={-1} onBlur={onBlur}>
      <RadioGroup
        label={words.kindLabel}
        options={KINDS}
        cards="narrow"
        value={area.kind}
        onChange={(kind) => onChange({ ...area, kind })}
      />
      {area.kind === 'circle' && (
        <CityFields
          area={area}
          onArea={write}
          onCity={(next) => {
            setView(viewOf(next));
            onChange(next);
          }}
        />
      )}
      <Stack gap={2}>
        <AreaMap
          area={area}
          touched={touched}
          isWrong={fault !== null}
          view={view}
          onView={setView}
          chosen={chosen}
          onChoose={setChosen}
          onArea={show}
          onPlace={place}
        />
        <Caption as="p">{words.help[area.kind]}</Caption>
      </Stack>
      <Facts role="status">{sentence}</Facts>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      {found}
      {area.kind === 'circle' && <CentreFields area={area} onArea={write} />}
      {area.kind === 'polygon' && <VertexList area={area} chosen={chosen} onChoose={setChosen} onArea={write} />}
    </Root>
  );
}

function viewOf(area: Area): MapView {
  const shape = shapeOfArea(area);
  return shape === null ? WHOLE_MAP : fitView(boxOfShape(shape));
}

/** What there is to say of an area: what is wrong with it, or how large it is and where. */
function factsOf(area: Area) {
  const shape = shapeOfArea(area);
  if (shape === null) return { fault: null, touched: [], sentence: words.nothing } as const;
  const fault = faultOfShape(shape);
  if (fault !== null) return { fault, touched: [], sentence: SHAPE_FAULT_WORDS[fault] } as const;
  const touched = touchedProvinces(shape);
  const names = touched.map(({ name }) => name);
  return { fault, touched, sentence: `${words.area(areaKm2(shape))}؛ ${words.provinces(names)}.` } as const;
}

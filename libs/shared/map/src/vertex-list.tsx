import { SHAPE_LIMITS, type GeoPoint, type Area } from '@peyk/shared-geo';
import { Button, Caption, font, IconButton, space, Stack, styled, tone, VisuallyHidden } from '@peyk/shared-ui';
import { memo, useState } from 'react';
import { withoutVertex, withVertexAfter, withVertexMoved } from './change-area';
import { areaWords as words } from './area-words';
import { LATITUDES, LONGITUDES } from './circle-fields';
import { CoordinateField } from './coordinate-field';

/** Longer lists are opened when they are wanted: the map is quicker to look at. */
const OPEN_UP_TO = 6;
/** Where the first vertex begins when there is no other to put it beside: the middle of the country. */
const MIDDLE: GeoPoint = { lat: 32.5, lng: 53.5 };
/** How far from it the second one begins, in degrees. */
const FIRST_STEP = 0.5;

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { fontSize: font.caption, fontWeight: font.medium, color: tone.inkSoft, textAlign: 'start' },
  '& th, & td': { paddingBlock: space[1], paddingInlineEnd: space[2], verticalAlign: 'top' },
  '& td:first-of-type, & th:first-of-type': { inlineSize: space[12] * 1.4, verticalAlign: 'middle' },
  '& td:last-of-type, & th:last-of-type': { inlineSize: space[12], paddingInlineEnd: 0 },
});
const Scroll = styled('div')({
  maxBlockSize: 360,
  overflowY: 'auto',
  paddingInline: space[1],
  marginInline: -space[1],
});

interface VertexListProps {
  readonly area: Area;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onArea: (area: Area) => void;
}

/** The polygon without the map: every vertex in a row, with its coordinates to write. */
export function VertexList({ area, chosen, onChoose, onArea }: VertexListProps) {
  const { vertices } = area;
  const [isWanted, setWanted] = useState<boolean>();
  const isOpen = isWanted ?? (vertices.length > 0 && vertices.length <= OPEN_UP_TO);
  const isFull = vertices.length >= SHAPE_LIMITS.vertices.max;
  return (
    <Stack gap={3}>
      <Stack row gap={2}>
        <Button
          icon="plus"
          aria-disabled={isFull}
          onClick={() => {
            if (isFull) return;
            onArea(withVertexAfter(area, chosen, nextTo(vertices, chosen)));
            onChoose(Math.min(chosen + 1, vertices.length));
            setWanted(true);
          }}
        >
          {words.addVertex}
        </Button>
        {vertices.length > 0 && (
          <>
            <Button variant="quiet" aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
              {isOpen ? words.hideVertices : words.showVertices(vertices.length)}
            </Button>
            <Button variant="quiet" icon="trash" onClick={() => onArea({ ...area, vertices: [] })}>
              {words.clear}
            </Button>
          </>
        )}
      </Stack>
      {isFull && <Caption as="p">{words.full}</Caption>}
      {isOpen && vertices.length > 0 && <Rows area={area} onArea={onArea} />}
    </Stack>
  );
}

/** Between a vertex and the one behind it. Beside the first, and beside the line that two make, so that a triangle begins. */
function nextTo(vertices: readonly GeoPoint[], index: number): GeoPoint {
  const here = vertices[index];
  if (here === undefined) return MIDDLE;
  const next = vertices[(index + 1) % vertices.length] ?? here;
  const middle = { lat: (here.lat + next.lat) / 2, lng: (here.lng + next.lng) / 2 };
  if (vertices.length === 1) return inIran({ lat: middle.lat, lng: middle.lng + FIRST_STEP });
  if (vertices.length > 2) return middle;
  return inIran({ lat: middle.lat + (next.lng - here.lng) / 2, lng: middle.lng - (next.lat - here.lat) / 2 });
}

const inIran = ({ lat, lng }: GeoPoint): GeoPoint => ({
  lat: Math.min(LATITUDES.max, Math.max(LATITUDES.min, lat)),
  lng: Math.min(LONGITUDES.max, Math.max(LONGITUDES.min, lng)),
});

function Rows({ area, onArea }: Pick<VertexListProps, 'area' | 'onArea'>) {
  return (
    <Scroll>
      <Table aria-label={words.vertices}>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.latitude}</th>
            <th scope="col">{words.longitude}</th>
            <th scope="col">
              <VisuallyHidden>{words.remove}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {area.vertices.map((vertex, index) => (
            <Row
              key={index}
              index={index}
              vertex={vertex}
              onMove={(to) => onArea(withVertexMoved(area, index, to))}
              onRemove={() => onArea(withoutVertex(area, index))}
            />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

interface RowProps {
  readonly index: number;
  readonly vertex: GeoPoint;
  readonly onMove: (to: GeoPoint) => void;
  readonly onRemove: () => void;
}

const Row = memo(function Row({ index, vertex, onMove, onRemove }: RowProps) {
  const name = words.vertex(index);
  return (
    <tr>
      <td>{name}</td>
      <td>
        <CoordinateField
          label={`${words.latitude}، ${name}`}
          labelHidden
          range={LATITUDES}
          value={vertex.lat}
          onChange={(lat) => onMove({ ...vertex, lat })}
        />
      </td>
      <td>
        <CoordinateField
          label={`${words.longitude}، ${name}`}
          labelHidden
          range={LONGITUDES}
          value={vertex.lng}
          onChange={(lng) => onMove({ ...vertex, lng })}
        />
      </td>
      <td>
        <IconButton icon="trash" label={words.removeVertex(index)} onClick={onRemove} />
      </td>
    </tr>
  );
});

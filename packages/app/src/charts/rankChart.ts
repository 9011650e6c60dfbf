import type { Chart, ChartPoint } from './Chart';

/** A place among so many, at the end of a jornada. */
export interface JornadaRank {
  jornada_name: string;
  rank: number | null;
  of: number | null;
}

/** What the ends of the axis and the places are called. */
export interface RankWords {
  first: string;
  last: string;
  place: (rank: number, of: number) => string;
}

const MOST = 20;

/**
 * The own places jornada by jornada, the first on top. Rooms differ in size, so a place stands where it lies among the
 * players of its own room: 3 of 20 as high as 15 of 134. A jornada without a known place is left out.
 */
export function rankChart(jornadas: readonly JornadaRank[], words: RankWords): Chart {
  const points = jornadas.flatMap(({ jornada_name, rank, of }): ChartPoint[] =>
    rank === null || of === null
      ? []
      : [{ label: jornada_name, shown: words.place(rank, of), value: of > 1 ? (rank - 1) / (of - 1) : 0 }],
  );
  const marks = [
    { value: 0, label: words.first },
    { value: 1, label: words.last },
  ];
  return { shape: 'line', points: points.slice(-MOST), from: 0, to: 1, turned: true, marks };
}

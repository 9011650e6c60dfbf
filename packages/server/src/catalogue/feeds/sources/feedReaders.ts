import type { FeedSource } from '../../../platform/db/tables/feedTables';
import { readFootballTxt, readOpenfootballFile } from '../openfootball';
import { oneDocument, type FeedReader } from './feedReader';
import { readFootballData } from './footballData';
import { fplReader } from './fplReader';
import { readMapped } from './mapped';

/** Of a shape of its own: it may list no more than today's matches. */
const mapped = (kind: 'json' | 'csv'): FeedReader =>
  oneDocument((files, document, { mapping, zone }) => readMapped(files, document, { kind, mapping, zone }), {
    whole: false,
  });

/** How each kind of source is read (rules R18.2). */
export const feedReaders: Record<FeedSource, FeedReader> = {
  fpl: fplReader,
  openfootball: oneDocument((files, document, { zone }) => readOpenfootballFile(files, document, { zone })),
  'football-txt': oneDocument((files, document, { zone }) => readFootballTxt(files, document, { zone })),
  'football-data': oneDocument((files, document, { season }) => readFootballData(files, document, season), {
    headers: ({ footballData }): Record<string, string> => (footballData ? { 'x-auth-token': footballData } : {}),
  }),
  json: mapped('json'),
  csv: mapped('csv'),
};

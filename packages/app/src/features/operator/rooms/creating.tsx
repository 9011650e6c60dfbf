import { longTermKinds, marketKinds } from '@arma11/core/domain';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import type { DeskAction } from '../desk/ActionDialog';
import type { FieldOption, FieldSpec, Written } from '../desk/fieldSpec';
import { leagueField } from './leagueField';
import { MatchChoice } from './MatchChoice';
import { RoomPreview } from './RoomPreview';
import { ScoringChoice, scoringLabel } from './ScoringChoice';

const t = operadorGameEs.rooms;
const w = t.wish;
const KINDS = Object.entries(t.kinds).map(([value, label]) => ({ value, label }));
const LONG_TERM = longTermKinds.map((value) => ({ value, label: w.longTermKinds[value] }));
const MARKETS = marketKinds.map((value) => ({ value, label: w.markets[value] ?? value }));

/** Opens a room that the house runs, of either game, once it was shown what it would be. */
export const creating = (leagues: readonly FieldOption[]): DeskAction<'roomCreate'> => ({
  call: 'roomCreate',
  title: t.create,
  confirm: t.create,
  effect: t.createEffect,
  given: {},
  preview: {
    button: t.previewCreate,
    show: (room, { scoring = '' }) => <RoomPreview room={room} scoring={scoringLabel(scoring)} />,
  },
  fields: (written) => [
    ...gameFields(leagues),
    ...matchFields(leagues, written),
    ...moneyFields(written),
    ...(written['kind'] === 'predi' ? questionFields(written) : lineupFields),
    { name: 'lead', label: w.lead, kind: 'number', min: 0, max: 60, initial: '5' },
    { name: 'solo_nuevos', label: w.newcomers, kind: 'tick' },
    { name: 'draft', label: w.draft, kind: 'tick' },
  ],
});

const gameFields = (leagues: readonly FieldOption[]): FieldSpec[] => [
  { ...leagueField(leagues), clears: ['jornada', 'matches'] },
  { name: 'kind', label: w.kind, kind: 'choice', options: KINDS, initial: 'compe' },
];

const matchFields = (leagues: readonly FieldOption[], { league, jornada, kind }: Written): FieldSpec[] => [
  // A prediction room of the house is public.
  ...(kind === 'predi'
    ? []
    : [{ name: 'tipo', label: w.tipo, kind: 'choice', options: w.tipos, initial: '1' } as const]),
  { name: 'name', label: w.name, hint: w.nameHint },
  { name: 'jornada', label: w.jornada, hint: w.jornadaHint, kind: 'number', min: 1, clears: ['matches'] },
  {
    name: 'matches',
    label: w.matches,
    control: (field) => (
      <MatchChoice league={league ?? leagues[0]?.value ?? ''} jornada={Number(jornada) || null} {...field} />
    ),
  },
];

const moneyFields = ({ mode }: Written): FieldSpec[] => [
  { name: 'fee', label: w.fee, hint: w.feeHint, kind: 'number', min: 0, initial: '0', required: true },
  { name: 'seats', label: w.seats, hint: w.seatsHint, kind: 'number', min: 2 },
  { name: 'min', label: w.min, kind: 'number', min: 2, initial: '2' },
  { name: 'mode', label: w.mode, kind: 'choice', options: w.modes, initial: 'proporcional' },
  ...(mode === 'garantizado'
    ? [{ name: 'pot', label: w.pot, hint: w.potHint, kind: 'number', min: 1, required: true } as const]
    : []),
  { name: 'awards', label: w.awards, hint: w.awardsHint },
];

const lineupFields: readonly FieldSpec[] = [
  { name: 'max_per_club', label: w.perClub, kind: 'number', min: 1, max: 12 },
  { name: 'captain', label: w.captain, kind: 'tick' },
  { name: 'late_swap', label: w.lateSwap, kind: 'tick' },
  { name: 'budget', label: w.budget, kind: 'tick' },
];

/** A table of points says itself what is asked; without one the questions are chosen. */
const questionFields = ({ scoring = '', long_term: longTerm = '' }: Written): FieldSpec[] => [
  { name: 'scoring', label: w.scoring, control: (field) => <ScoringChoice {...field} /> },
  ...(scoring === ''
    ? [
        {
          name: 'kinds',
          label: w.questions,
          kind: 'many',
          options: MARKETS,
          initial: '1x2,goles,ambos',
          required: true,
        } as const,
      ]
    : []),
  { name: 'long_term', label: w.longTerm, kind: 'many', options: LONG_TERM },
  ...(longTerm === ''
    ? []
    : [
        { name: 'long_term_lock', label: w.longTermLock, hint: w.longTermLockHint, kind: 'lima' } as const,
        { name: 'long_term_points', label: w.longTermPoints, hint: w.longTermPointsHint } as const,
      ]),
];

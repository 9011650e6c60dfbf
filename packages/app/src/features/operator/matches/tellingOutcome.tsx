import { longTermKinds } from '@arma11/core/domain';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { operadorMatchesEs } from '../../../messages/operadorMatches.es';
import type { DeskAction } from '../desk/ActionDialog';
import type { FieldSpec } from '../desk/fieldSpec';
import { reasonField } from '../desk/reasonField';
import { OutcomeChoice } from './OutcomeChoice';

const t = operadorMatchesEs.matches;
const { longTermKinds: names } = operadorGameEs.rooms.wish;
const KINDS = longTermKinds.map((value) => ({ value, label: names[value] }));

/** Tells what a competition came to, for the rooms that ask it (rules R17.5). */
export const tellingOutcome = (league: string): DeskAction<'leagueOutcome'> => ({
  call: 'leagueOutcome',
  title: t.outcome,
  confirm: t.outcome,
  effect: t.outcomeEffect,
  given: { league },
  fields: ({ kind = 'campeon', nobody = '', clear = '' }) => [
    { name: 'kind', label: t.outcomeKind, kind: 'choice', options: KINDS, initial: 'campeon', clears: ['is'] },
    ...(nobody === 'on' || clear === 'on' ? [] : [whoField(league, kind === 'maximo_goleador')]),
    ...(clear === 'on' ? [] : [{ name: 'nobody', label: t.outcomeNobody, kind: 'tick' as const }]),
    ...(nobody === 'on' ? [] : [{ name: 'clear', label: t.outcomeClear, kind: 'tick' as const }]),
    reasonField(),
  ],
});

const whoField = (league: string, scorer: boolean): FieldSpec => ({
  name: 'is',
  label: t.outcomeIs,
  required: true,
  control: (field) => <OutcomeChoice {...field} league={league} scorer={scorer} />,
});

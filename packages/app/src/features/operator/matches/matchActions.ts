import type { DeskMatch } from '@arma11/core/back-office';
import { operadorMatchesEs } from '../../../messages/operadorMatches.es';
import type { DeskAction } from '../desk/ActionDialog';
import type { FieldSpec } from '../desk/fieldSpec';
import { reasonField } from '../desk/reasonField';

const t = operadorMatchesEs.matches;
/** Those that are said by hand; a finished match is one with a result. */
const SAID = ['programado', 'en_vivo', 'descanso', 'aplazado', 'suspendido', 'cancelado', 'anulado'];

/** The fields of a result at 90 minutes. */
export const resultFields = (required: boolean, hint?: string): FieldSpec[] => [
  { name: 'local', label: t.local, kind: 'number', min: 0, max: 99, required, ...(hint ? { hint } : {}) },
  { name: 'visit', label: t.visit, kind: 'number', min: 0, max: 99, required, ...(hint ? { hint } : {}) },
  { name: 'first', label: t.first, kind: 'choice', options: t.firstChoices },
  { name: 'minute', label: t.minute, hint: t.minuteHint, kind: 'number', min: 0, max: 90 },
];

/** Gives or corrects the result; what is not paid is scored again. */
export const resulting = ({ match, name, rooms }: DeskMatch): DeskAction<'matchResult'> => ({
  call: 'matchResult',
  title: t.resultTitle(name),
  confirm: t.result,
  effect: t.resultEffect(rooms),
  given: { match },
  fields: [...resultFields(true), reasonField()],
});

/** Confirms the result that it has: its rooms need not wait for a second equal read. */
export const confirming = ({ match, name, score, rooms }: DeskMatch): DeskAction<'matchConfirm'> => ({
  call: 'matchConfirm',
  title: t.confirmTitle(name, score ?? ''),
  confirm: t.confirm,
  effect: t.resultEffect(rooms),
  given: { match },
  fields: [reasonField()],
});

/** Says that somebody goes through by it, and who did. */
export const tying = ({ match, name }: DeskMatch): DeskAction<'matchKnockout'> => ({
  call: 'matchKnockout',
  title: t.tieTitle(name),
  confirm: t.tie,
  effect: t.tieEffect,
  given: { match },
  fields: [
    { name: 'tie', label: t.tieKind, kind: 'choice', options: t.tieKinds, initial: 'unico' },
    { name: 'advances', label: t.advances, hint: t.advancesHint, kind: 'choice', options: t.advancesChoices },
    reasonField(),
  ],
});

/** Lets sources change again what was set by hand. */
export const releasing = ({ match, name }: DeskMatch): DeskAction<'matchRelease'> => ({
  call: 'matchRelease',
  title: t.releaseTitle(name),
  confirm: t.release,
  effect: t.releaseEffect,
  given: { match },
  fields: [reasonField()],
});

/** Says by hand what state it is in. */
export const stating = ({ match, name, estado }: DeskMatch): DeskAction<'matchStatus'> => ({
  call: 'matchStatus',
  title: t.stateTitle(name),
  confirm: t.state,
  danger: true,
  effect: t.stateEffect,
  given: { match },
  fields: [
    {
      name: 'estado',
      label: t.facts.state,
      kind: 'choice',
      options: SAID.map((value) => ({ value, label: t.estados[value] ?? value })),
      initial: SAID.includes(estado) ? estado : 'suspendido',
    },
    { name: 'at', label: t.startedAt, hint: t.startedHint, kind: 'lima' },
    reasonField(),
  ],
});

/** Gives it another date. */
export const moving = ({ match, name }: DeskMatch): DeskAction<'matchMove'> => ({
  call: 'matchMove',
  title: t.moveTitle(name),
  confirm: t.move,
  effect: t.moveEffect,
  given: { match },
  fields: [
    { name: 'kick_off', label: t.kickoff, kind: 'lima', required: true },
    { name: 'unconfirmed', label: t.unconfirmed, kind: 'tick' },
    reasonField(),
  ],
});

/** What players did in it, from a file. */
export const loading = ({ match, name }: DeskMatch): DeskAction<'matchStats'> => ({
  call: 'matchStats',
  title: t.statsTitle(name),
  confirm: t.stats,
  effect: t.statsEffect,
  given: { match },
  fields: [
    { name: 'file', label: t.file, kind: 'file', required: true },
    { name: 'dry_run', label: t.dryRun, kind: 'tick', initial: 'on' },
  ],
});

import type { DeskUserShown } from '@arma11/core/back-office';
import { operadorEs } from '../../../messages/operador.es';
import { operadorPeopleEs } from '../../../messages/operadorPeople.es';
import type { DeskAction } from '../desk/ActionDialog';
import type { Written } from '../desk/fieldSpec';
import { reasonField } from '../desk/reasonField';

const t = operadorPeopleEs.users;
const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Keeps a player out, or lets them in again. */
export const blocking = ({ user, username }: DeskUserShown): DeskAction<'userBlock'> => ({
  call: 'userBlock',
  title: t.blockTitle(username),
  confirm: t.block,
  danger: true,
  effect: t.blockEffect,
  given: { user },
  fields: [reasonField()],
});

export const unblocking = ({ user, username }: DeskUserShown): DeskAction<'userUnblock'> => ({
  call: 'userUnblock',
  title: t.unblockTitle(username),
  confirm: t.unblock,
  effect: t.unblockEffect,
  given: { user },
  fields: [reasonField()],
});

/** Gives a password for one sign-in. */
export const resetting = ({ user, username }: DeskUserShown): DeskAction<'userReset'> => ({
  call: 'userReset',
  title: t.resetTitle(username),
  confirm: t.reset,
  danger: true,
  effect: t.resetEffect,
  given: { user },
  fields: [reasonField(t.resetReason)],
});

/** Lets somebody work at the desk, or no longer. */
export const ranking = ({ user, username, role }: DeskUserShown): DeskAction<'userRole'> => ({
  call: 'userRole',
  title: t.roleTitle(username),
  confirm: t.changeRole,
  danger: true,
  effect: t.roleEffect,
  given: { user },
  fields: [
    { name: 'role', label: t.role, kind: 'choice', options: choices(operadorEs.role), initial: role },
    reasonField(),
  ],
});

/** Corrects a balance by hand; a large correction waits for a second person. */
export function adjusting({ user, username }: DeskUserShown): DeskAction<'userAdjust'> {
  const effect = ({ amount = '' }: Written) => {
    const coins = Number(amount);
    if (amount === '' || !Number.isInteger(coins) || coins === 0) return t.adjustEffect;
    const words = operadorEs.coins(Math.abs(coins));
    return `${coins > 0 ? t.adjustGives(words, username) : t.adjustTakes(words, username)} ${t.adjustEffect}`;
  };
  const purses = choices({ bono: t.facts.bono, jugable: t.facts.jugable, retirable: t.facts.retirable });
  return {
    call: 'userAdjust',
    title: t.adjustTitle(username),
    confirm: t.adjust,
    danger: true,
    effect,
    given: { user },
    fields: [
      { name: 'amount', label: t.amount, hint: t.amountHint, kind: 'number', required: true },
      { name: 'purse', label: t.purse, kind: 'choice', options: purses, initial: 'bono' },
      reasonField(),
    ],
  };
}

/** Notes what a document showed. */
export const documenting = ({ user, username, kyc, doc_number, birth_date }: DeskUserShown): DeskAction<'kycSet'> => ({
  call: 'kycSet',
  title: t.kycTitle(username),
  confirm: t.kyc,
  effect: t.kycEffect,
  given: { user },
  fields: [
    { name: 'state', label: t.kycState, kind: 'choice', options: choices(t.kycStates), initial: kyc },
    { name: 'doc', label: t.kycNumber, initial: doc_number ?? '' },
    { name: 'birth_date', label: t.kycBirth, initial: birth_date ?? '' },
    reasonField(t.kycReason),
  ],
});

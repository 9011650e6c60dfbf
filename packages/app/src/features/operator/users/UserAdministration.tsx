import type { DeskUserShown } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button, ButtonLink } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorMoneyEs } from '../../../messages/operadorMoney.es';
import { operadorPeopleEs } from '../../../messages/operadorPeople.es';
import { ButtonRow } from '../../../page/DeskTable.styles';
import type { Actions } from '../desk/useActions';
import { useDeskRole } from '../desk/DeskRoleContext';
import { mayDo } from '../desk/deskTabs';
import { adjusting, blocking, documenting, ranking, resetting, unblocking } from './userActions';

const t = operadorPeopleEs.users;

interface Props {
  user: DeskUserShown;
  open: Actions['open'];
}

/** What can be done about a player, by the role of who is at the desk. */
export function UserAdministration({ user, open }: Props) {
  const role = useDeskRole();
  return (
    <>
      <ButtonRow>
        {user.blocked_at === null ? (
          <Button
            kind="secondary"
            tone="danger"
            onClick={() => open(blocking(user), ({ username }) => t.blocked(username))}
          >
            {t.block}
          </Button>
        ) : (
          <Button kind="secondary" onClick={() => open(unblocking(user), ({ username }) => t.unblocked(username))}>
            {t.unblock}
          </Button>
        )}
        <Button
          kind="secondary"
          onClick={() =>
            open(resetting(user), ({ username, temporary_password: password, until }) =>
              password ? t.resetDone(username, password, formatKickoff(until)) : t.resetTwice(username),
            )
          }
        >
          {t.reset}
        </Button>
        {mayDo(role, 'admin') && (
          <Button
            kind="secondary"
            onClick={() => open(ranking(user), (after) => t.roleDone(after.username, operadorEs.role[after.role]))}
          >
            {t.changeRole}
          </Button>
        )}
        {mayDo(role, 'tesorero') && <TreasurerDoings user={user} open={open} />}
      </ButtonRow>
      <ButtonRow>
        {mayDo(role, 'tesorero') && (
          <>
            <ButtonLink kind="ghost" href={`/operador/recargas?jugador=${user.user}`}>
              {t.deposits}
            </ButtonLink>
            <ButtonLink kind="ghost" href={`/operador/retiros?jugador=${user.user}`}>
              {t.withdrawals}
            </ButtonLink>
          </>
        )}
        {mayDo(role, 'admin') && (
          <ButtonLink kind="ghost" href={`/operador/auditoria?a=user:${user.user}`}>
            {t.audit}
          </ButtonLink>
        )}
      </ButtonRow>
    </>
  );
}

function TreasurerDoings({ user, open }: Props) {
  const states = operadorMoneyEs.adjustments.estados;
  return (
    <>
      <Button
        kind="secondary"
        onClick={() =>
          open(adjusting(user), ({ username, estado }) => t.adjusted(username, states[estado].toLowerCase()))
        }
      >
        {t.adjust}
      </Button>
      <Button
        kind="secondary"
        onClick={() =>
          open(documenting(user), ({ username, kyc }) => t.kycDone(username, (t.kycStates[kyc] ?? kyc).toLowerCase()))
        }
      >
        {t.kyc}
      </Button>
    </>
  );
}

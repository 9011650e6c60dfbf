import type { UseInfiniteQueryResult, InfiniteData, UseQueryResult } from '@tanstack/react-query';
import type { Exchange, Page, User, Withdrawal } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { ButtonLink, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Note } from '../../../page/Note';
import { QuerySection } from '../../../page/QuerySection';
import type { WalletSummary } from '../balance/BalancePanel';
import { WithdrawForm } from './WithdrawForm';

const t = es.wallet.withdraw;

interface Props {
  exchange: Exchange;
  summary: UseQueryResult<WalletSummary>;
  user: UseQueryResult<User>;
  withdrawals: UseInfiniteQueryResult<InfiniteData<Page<Withdrawal>>>;
  /** One has just been asked for: the page says so already. */
  fresh: boolean;
  onAsked: (amount: number) => void;
}

/** The form, or what has to be done before it. */
export function WithdrawStart({ exchange, summary, user, withdrawals, fresh, onAsked }: Props) {
  const wait = <Skeleton height={420} />;
  return (
    <QuerySection query={user} skeleton={wait}>
      {(player) => (
        <QuerySection query={summary} skeleton={wait}>
          {({ saldo_retirable }) => (
            <QuerySection query={withdrawals} skeleton={wait}>
              {({ pages }) => {
                const hurdle = withdrawObstacle({
                  exchange,
                  user: player,
                  available: saldo_retirable,
                  hasOpen: pages.some(({ results }) => results.some(isOpen)),
                });
                // Until the list is read again it does not know of the new one.
                if (fresh && (hurdle === 'open' || withdrawals.isFetching)) return null;
                if (hurdle) return <Hurdle hurdle={hurdle} exchange={exchange} available={saldo_retirable} />;
                return (
                  <WithdrawForm exchange={exchange} player={player} available={saldo_retirable} onAsked={onAsked} />
                );
              }}
            </QuerySection>
          )}
        </QuerySection>
      )}
    </QuerySection>
  );
}

const isOpen = ({ estado }: Withdrawal) => estado === 'pendiente' || estado === 'en_proceso';

function Hurdle({ hurdle, exchange, available }: { hurdle: WithdrawObstacle; exchange: Exchange; available: number }) {
  const money = useMoney();
  if (hurdle === 'open') return <Note icon="clock">{t.open}</Note>;
  if (hurdle === 'verifyFirst') return <Note icon="warning">{es.wallet.verifyFirst}</Note>;
  if (hurdle === 'phone') {
    const verify = (
      <ButtonLink kind="secondary" href="/users/profile/verify-user/">
        {t.verify}
      </ButtonLink>
    );
    return (
      <Note icon="phone" action={verify}>
        {t.phone}
      </Note>
    );
  }
  return <Note>{t.short(money.amount(exchange.min_withdraw - available), money.amount(exchange.min_withdraw))}</Note>;
}

/** Why no withdrawal can be asked for now. */
type WithdrawObstacle = 'verifyFirst' | 'phone' | 'open' | 'short';

interface Facts {
  exchange: Pick<Exchange, 'money' | 'min_withdraw'>;
  user: Pick<User, 'phone_verify' | 'age_verified' | 'kyc'>;
  available: number;
  /** A withdrawal is on its way. */
  hasOpen: boolean;
}

/** The first thing in the way of a withdrawal that this page can know, or null; the server has the last word. */
function withdrawObstacle({ exchange, user, available, hasOpen }: Facts): WithdrawObstacle | null {
  if (hasOpen) return 'open';
  if (exchange.money === 'real' && !(user.age_verified && user.kyc === 'ok')) return 'verifyFirst';
  if (!user.phone_verify) return 'phone';
  return available < exchange.min_withdraw ? 'short' : null;
}

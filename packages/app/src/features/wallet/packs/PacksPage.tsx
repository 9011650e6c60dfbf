import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { accountsQueries, useClient } from '@arma11/core';
import { walletQueries } from '@arma11/core/site';
import type { Exchange } from '@arma11/core/contract';
import { displaySoles } from '@arma11/core/domain';
import { EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { Note } from '../../../page/Note';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { Rows } from '../../../page/Rows';
import { DepositRow } from '../payment/DepositRow';
import { PlayOnly } from '../PlayOnly';
import { useExchange } from '../useExchange';
import { PackGrid, PackSkeletons, type Pack } from './PackGrid';
import { StartDeposit } from './StartDeposit';

const t = es.wallet.packs;

/** The lead's line is kept free while it is not known. */
const LEAD_TO_COME = { pending: '\u00a0', success: undefined, error: undefined };

/** Where coins are bought: the packs, and a top-up of the chosen one. Where coins are only a game's it says so. */
export function PacksPage() {
  const exchange = useExchange();
  const rate = exchange.data && t.rate(exchange.data.coins_per_unit, displaySoles(exchange.data.coins_per_unit));
  const sells = exchange.data !== undefined && exchange.data.money !== 'play';
  return (
    <>
      <PageHead title={t.title} lead={sells && rate ? t.lead(rate) : LEAD_TO_COME[exchange.status]} />
      <Block>
        <QuerySection query={exchange} skeleton={<Skeleton height={48} />}>
          {({ money }) => (money === 'play' ? <PlayOnly /> : <MoneyNote money={money} />)}
        </QuerySection>
      </Block>
      {sells && <Offers />}
    </>
  );
}

/** What is still to be paid stands above the packs: they wait until it is known, or it would push them down. */
function Offers() {
  const { isPending } = useInfiniteQuery(walletQueries.deposits(useClient()));
  if (isPending)
    return (
      <Block>
        <PackSkeletons />
      </Block>
    );
  return (
    <>
      <OpenDeposits />
      <Packs />
    </>
  );
}

/** What should be known before paying: a demo takes nothing, and real money is for adults whom we know. */
function MoneyNote({ money }: Pick<Exchange, 'money'>) {
  const { data: user } = useQuery(accountsQueries.user(useClient()));
  if (money === 'demo') return <Note>{es.wallet.demo}</Note>;
  const known = !user || (user.age_verified && user.kyc === 'ok');
  return known ? <Note icon="clock">{t.term}</Note> : <Note icon="warning">{es.wallet.verifyFirst}</Note>;
}

function Packs() {
  const client = useClient();
  const packs = useQuery(walletQueries.packs(client));
  const [chosen, setChosen] = useState<Pack | null>(null);
  return (
    <Block>
      <SectionHeading title={t.choose} />
      <QuerySection query={packs} skeleton={<PackSkeletons />}>
        {(list) =>
          list.length > 0 ? (
            <PackGrid packs={list} onChoose={setChosen} />
          ) : (
            <EmptyState drawing="ticket" text={t.none} />
          )
        }
      </QuerySection>
      {chosen && <StartDeposit key={chosen.id} pack={chosen} onClose={() => setChosen(null)} />}
    </Block>
  );
}

/** The player's top-ups that are not finished: nobody should pay a second one for want of the first. */
function OpenDeposits() {
  const { data } = useInfiniteQuery(walletQueries.deposits(useClient()));
  const open = (data?.pages[0]?.results ?? []).filter(
    ({ estado }) => estado === 'pendiente' || estado === 'en_revision',
  );
  if (open.length === 0) return null;
  return (
    <Block>
      <SectionHeading title={es.wallet.packs.open} more={{ href: '/play/pay-qr', label: es.wallet.balance.deposits }} />
      <Rows>
        {open.map((deposit) => (
          <li key={deposit.id}>
            <DepositRow deposit={deposit} />
          </li>
        ))}
      </Rows>
    </Block>
  );
}

import { useQuery } from '@tanstack/react-query';
import { prediQueries, salasQueries, useClient } from '@arma11/core';
import type { Award } from '@arma11/core/contract';
import { useMoney } from '../headless/useMoney';
import { useJoinSheetWords } from '../messages/joinSheet.es';
import { Skeleton } from '../ui/Skeleton';
import { Heading, Prizes } from './JoinSheet.styles';
import { joinAwards, type JoinAwards } from './joinTerms';
import type { RoomFacts } from './roomFacts';

/** The prizes one would play for, a place per row. */
export function JoinPrizes({ facts }: { facts: RoomFacts }) {
  const t = useJoinSheetWords();
  const money = useMoney();
  const prizes = useJoinAwards(facts);
  const titles = { asIs: t.awardsAsIs, full: t.awardsFull, guaranteed: t.awardsGuaranteed };
  return (
    <>
      <Heading>{prizes ? titles[prizes.basis] : t.awardsGuaranteed}</Heading>
      <Prizes>
        {prizes ? (
          prizes.awards.map(({ label, amount }) => (
            <li key={label}>
              {t.fromServer(label)} <b>{money.amount(amount)}</b>
            </li>
          ))
        ) : (
          <li>
            <Skeleton width={32} height={16} /> <Skeleton width={80} height={20} />
          </li>
        )}
      </Prizes>
    </>
  );
}

/** The prizes that a list left out are asked for; without an answer those of the rules stand. */
function useJoinAwards(facts: RoomFacts): JoinAwards | null {
  const client = useClient();
  const enabled = facts.awards === null && !facts.secretAwards;
  const sala = useQuery({ ...salasQueries.topAward(client, facts.id), enabled: enabled && !facts.predi });
  const predi = useQuery({ ...prediQueries.topAwards(client, facts.id), enabled: enabled && facts.predi !== null });
  const published: readonly Award[] | null = facts.awards ?? sala.data?.awards ?? predi.data?.awards ?? null;
  return joinAwards(facts, published);
}

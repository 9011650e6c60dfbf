import { Fragment } from 'react';
import { useMoney, useRoomCard, type RoomCardProps, type RoomFacts } from '@arma11/widgets';
import { JoinSheet, RoomButton, RoomClock, RoomNotes, ScoringLine, useRoomCardWords } from '@arma11/widgets/room-parts';
import { LeagueBadge, LiveRegion } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { Room } from './RoomTable.styles';

/** One room in an `OpenRoomTable`, with what its ticket does: the same button, the same sheet before a seat is paid. */
export function OpenRoomRow(props: RoomCardProps) {
  const card = useRoomCard(props);
  const t = useRoomCardWords();
  const money = useMoney();
  const { facts, phase, joined, action, join } = card;
  if (!facts) return null;
  const { amount_ins, players, seats } = facts;
  return (
    <tr>
      <td>
        <Name facts={facts} joined={joined} />
        {facts.predi?.scoring && <ScoringLine scoring={facts.predi.scoring} />}
        <RoomNotes state={card} />
        <JoinSheet facts={facts} join={join} onRecharge={props.onRecharge} />
        <LiveRegion message={join.seat ? t.welcome(facts.title) : ''} />
      </td>
      <td data-figure>{money.fee(amount_ins)}</td>
      <Prize facts={facts} />
      <td data-figure>
        {players}/{seats}
      </td>
      <td data-figure>
        <RoomClock facts={facts} phase={phase} />
        {(phase === 'open' || phase === 'full') && <small>{es.room.open.hour(t.time(facts.lockAt))}</small>}
      </td>
      <td>
        <RoomButton facts={facts} action={action} pending={join.pending && !join.asking} secondary />
      </td>
    </tr>
  );
}

function Name({ facts, joined }: { facts: RoomFacts; joined: boolean }) {
  const t = useRoomCardWords();
  const { title, detail, matches, league, modo, amount_ins, predi } = facts;
  const owes = joined && predi !== null && predi.unanswered > 0;
  const on = predi?.tipo === 'evento' ? t.ofEvent(detail) : detail;
  const about = [
    ...(owes ? [t.unanswered(predi.unanswered)] : []),
    ...on.split(' · ').filter(Boolean),
    t.matches(matches),
    ...(amount_ins > 0 ? [t.modes[modo]] : []),
  ];
  return (
    <Room>
      <LeagueBadge league={league?.unique ?? predi?.league_names[0] ?? title} logo={league?.logo ?? null} size={36} />
      <span>
        <b>{title}</b>
        <small>
          {joined && (
            <>
              <span>
                <em data-in>{t.joined}</em> ·
              </span>{' '}
            </>
          )}
          {about.map((part, at) => (
            <Fragment key={part}>
              <span>{at < about.length - 1 ? `${part} ·` : part}</span>{' '}
            </Fragment>
          ))}
        </small>
      </span>
    </Room>
  );
}

/** What the first place gets, and out of what. A free room pays rank alone (rules R7.1, R11.4). */
function Prize({ facts: { topAward, pozo, amount_ins } }: { facts: RoomFacts }) {
  const t = useRoomCardWords();
  const money = useMoney();
  if (amount_ins === 0 && topAward === 0)
    return (
      <td data-figure data-words>
        {t.rankPoints}
      </td>
    );
  return (
    <td data-figure data-prize>
      {money.amount(topAward)}
      <small>{es.room.open.pot(money.amount(pozo))}</small>
    </td>
  );
}

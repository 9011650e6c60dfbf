import type { DeskRoomMade } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { FactList } from '../../../page/FactList';

const t = operadorGameEs.rooms;
const p = t.preview;

/** What a room would be: its game, lock, players or questions, when it pays, and its matches. */
export function RoomPreview({ room, scoring }: { room: DeskRoomMade; scoring: string }) {
  const { kind, jornada, lock_at, pool, kinds, long_term, pays_at, matches } = room;
  const played =
    kind === 'compe'
      ? [{ label: p.pool, value: pool }]
      : [
          {
            label: p.questions,
            value: [
              ...kinds.map((each) => t.wish.markets[each]),
              ...long_term.map((each) => t.wish.longTermKinds[each]),
            ].join(' · '),
          },
          { label: p.points, value: scoring },
        ];
  return (
    <>
      <FactList
        facts={[
          { label: p.game, value: p.jornada(t.kinds[kind] ?? kind, jornada) },
          { label: p.lock, value: formatKickoff(lock_at) },
          ...played,
          { label: p.pays, value: p.paysFrom(formatKickoff(pays_at)) },
        ]}
      />
      <p>{p.matches(matches.length)}</p>
      <ul>
        {matches.map(({ match, name, kick_off }) => (
          <li key={match}>{kick_off ? t.wish.match(name, formatKickoff(kick_off)) : name}</li>
        ))}
      </ul>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { compeQueries, livePace, useClient } from '@arma11/core';
import type { Duel, Lineup, LineupEntry } from '@arma11/core/contract';
import { SectionHeading, Skeleton, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { QuerySection } from '../../page/QuerySection';
import { pairEleven } from './pairEleven';
import { SideBySide } from './SideBySide.styles';
import { SidesHead } from './SidesHead';

const t = es.rivals;

interface Props {
  duel: Duel;
  /** How often points are read again; never when nothing moves. */
  interval: number | false;
}

/** The two elevens side by side, what differs first. */
export function ElevenDuel({ duel, interval }: Props) {
  const client = useClient();
  const mine = useQuery({
    ...compeQueries.lineup(client, duel.me.ins),
    refetchInterval: () => livePace(client, interval),
  });
  // The stream carries the own points alone.
  const rival = useQuery({ ...compeQueries.lineup(client, duel.rival.ins), refetchInterval: interval });
  const name = duel.rival.user.username;
  return (
    <QuerySection query={rival} skeleton={<Skeleton height={720} />}>
      {(other) => (
        <QuerySection query={mine} skeleton={<Skeleton height={720} />}>
          {(own) => <Elevens mine={own} rival={other} name={name} />}
        </QuerySection>
      )}
    </QuerySection>
  );
}

function Elevens({ mine, rival, name }: { mine: Lineup; rival: Lineup; name: string }) {
  const lines = pairEleven(mine, rival);
  const apart = lines.flatMap(({ rows }) => rows).filter(({ shared }) => !shared).length;
  return (
    <>
      <SectionHeading title={t.eleven.title} />
      <p>{apart === 0 ? t.eleven.same : t.eleven.differ(apart)}</p>
      {lines.map(({ line, rows }) => (
        <SideBySide key={line}>
          <caption>{es.compe.team.groups[line]}</caption>
          <SidesHead rival={name} />
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.mine?.id} ${row.rival?.id}`} data-differs={!row.shared}>
                <td>
                  <Cell entry={row.mine} shared={row.shared} captain={row.mine?.slot === mine.captain} />
                </td>
                <td>
                  <Cell entry={row.rival} shared={row.shared} captain={row.rival?.slot === rival.captain} />
                </td>
              </tr>
            ))}
          </tbody>
        </SideBySide>
      ))}
    </>
  );
}

function Cell({ entry, shared, captain }: { entry: LineupEntry | null; shared: boolean; captain: boolean }) {
  if (!entry) return '–';
  const { player, points } = entry;
  const notes = [
    captain && t.eleven.captain,
    shared ? t.eleven.both : player.selected_pct !== null && t.eleven.has(Math.round(player.selected_pct)),
  ];
  return (
    <div>
      <span>
        <b>{player.short_name}</b>
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </span>
      <strong>
        {points}
        <VisuallyHidden> {t.points}</VisuallyHidden>
      </strong>
    </div>
  );
}

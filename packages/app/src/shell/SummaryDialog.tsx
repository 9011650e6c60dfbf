import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { questsQueries, useClient, type Client } from '@arma11/core';
import { formatDay } from '@arma11/core/domain';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Dialog, ErrorBlock, Link, Skeleton } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { served } from '../served';
import { NextLocks } from './NextLocks';

type Resume = Awaited<ReturnType<Client['quests']['resume']>>;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  gap: 16px 12px;
  margin: 0 0 8px;

  & dt {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & dd {
    ${displayText}
    margin: 2px 0 0;
    font-size: ${displaySize(25)};
  }
`;

const Heading = styled.h3`
  ${displayText}
  margin: 20px 0 4px;
  font-size: ${displaySize(19)};
`;

const RoomRow = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: ${token('target')};
  border-bottom: 1px solid ${token('colorBorder')};
  color: inherit;
  text-decoration: none;

  & > b {
    ${displayText}
    font-size: ${displaySize(17)};
    white-space: nowrap;
  }
`;

/** The day so far: coins, answers, rooms, and what closes next (rules.md R11.7). */
export function SummaryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useClient();
  const resume = useQuery({ ...questsQueries.resume(client), enabled: open && served('quests.resume') });
  const { data, error } = resume;
  return (
    <Dialog open={open} onClose={onClose} title={es.shell.summary.title} description={formatDay(client.serverNow())}>
      {data && <Day day={data} onLeave={onClose} />}
      {resume.isLoading && <Skeleton height={120} />}
      {error && <ErrorBlock text={error.message} onRetry={() => void resume.refetch()} />}
      <Heading>{es.shell.nextLocks}</Heading>
      <NextLocks onLeave={onClose} />
    </Dialog>
  );
}

function Day({ day, onLeave }: { day: Resume; onLeave: () => void }) {
  const t = es.shell.summary;
  const money = useMoney();
  return (
    <>
      <Facts>
        <Fact label={t.coinsIn} value={money.amount(day.coins.in)} />
        <Fact label={t.coinsOut} value={money.amount(day.coins.out)} />
        <Fact label={t.hits} value={day.answers.aciertos} />
        <Fact label={t.misses} value={day.answers.fallos} />
        <Fact label={t.pending} value={day.answers.pendientes} />
      </Facts>
      {day.rooms.length === 0 && <p>{t.empty}</p>}
      {day.rooms.length > 0 && <Heading>{t.rooms}</Heading>}
      {day.rooms.map((room) => (
        <RoomRow key={`${room.kind}-${room.id}`} href={`/${room.kind}/sala/${room.id}`} onClick={onLeave}>
          {room.name}
          <b>{room.rank === null ? t.points(room.points) : `${t.rank(room.rank)} · ${t.points(room.points)}`}</b>
        </RoomRow>
      ))}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string | number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, livePace, useClient } from '@arma11/core';
import type { SalaCompe } from '@arma11/core/contract';
import { ButtonLink, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { LIVE_MS, pointsInterval } from '../../../page/liveInterval';
import { MoreRows } from '../../../page/MoreRows';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { EntryRow } from '../../../room/EntryRow';
import { MyRooms } from '../../../room/MyRooms';

const KINDS = ['playing', 'open', 'settling'] as const;

const t = es.compeRooms.mine;

const moving = (entries: readonly SalaCompe[] = []) =>
  entries.some(({ sala_detail }) => pointsInterval(sala_detail) !== false) ? LIVE_MS : false;

/** `/compe/mis-salas`: the player's lineup rooms that are not over, by what there is to do in them. */
export function MyRoomsPage() {
  const client = useClient();
  const query = useInfiniteQuery({
    ...compeQueries.mine(client),
    refetchInterval: ({ state }) => livePace(client, moving(state.data?.pages.flatMap(({ results }) => results))),
  });
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <QuerySection
        query={query}
        skeleton={
          <Block>
            <Skeleton height={260} />
          </Block>
        }
      >
        {({ pages }) => <Groups groups={groupEntries(pages.flatMap(({ results }) => results))} />}
      </QuerySection>
      {!query.isPending && (
        <Block>
          <MoreRows query={query} />
          <ButtonLink kind="ghost" href="/compe/mi-historial" iconEnd="chevronRight">
            {t.past}
          </ButtonLink>
        </Block>
      )}
    </>
  );
}

function Groups({ groups }: { groups: readonly EntryGroup[] }) {
  if (groups.length === 0)
    return (
      <Block>
        <EmptyState
          drawing="ticket"
          text={t.none}
          action={<ButtonLink href="/compe?precio=gratis">{t.free}</ButtonLink>}
        />
      </Block>
    );
  return groups.map(({ kind, entries }) => (
    <Block key={kind}>
      <SectionHeading title={t[kind]} />
      <MyRooms label={t[kind]} items={entries} keyOf={({ id }) => id}>
        {(entry, row) => <EntryRow entry={entry} row={row} />}
      </MyRooms>
    </Block>
  ));
}

/** The player's rooms of one state: still to be prepared, being played, or waiting for their result. */
interface EntryGroup {
  kind: 'open' | 'playing' | 'settling';
  entries: SalaCompe[];
}

/** The running entries by what there is to do; those being played first, groups without any left out. */
const groupEntries = (entries: readonly SalaCompe[]): EntryGroup[] =>
  KINDS.map((kind) => ({ kind, entries: entries.filter((entry) => kindOf(entry) === kind) })).filter(
    (group) => group.entries.length > 0,
  );

function kindOf({ sala_detail }: SalaCompe): EntryGroup['kind'] {
  switch (sala_detail.estado) {
    case 'cerrada':
    case 'en_vivo':
      return 'playing';
    case 'por_liquidar':
    case 'liquidada':
      return 'settling';
    default:
      return 'open';
  }
}

import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskFeed } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button } from '@arma11/widgets/ui';
import { operadorFeedsEs } from '../../../messages/operadorFeeds.es';
import { StateMark } from '../../../page/StateMark';
import { ActionList } from '../desk/ActionList';
import { useDeskRole } from '../desk/DeskRoleContext';
import { deskQuery } from '../desk/deskQuery';
import { mayDo } from '../desk/deskTabs';
import type { Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import type { Actions } from '../desk/useActions';
import { adding, pausing, removing, resuming } from './feedActions';

const t = operadorFeedsEs;
const AGAIN_MS = 15_000;

function FeedState({ feed: { state, alarm, alarm_at, alarm_text } }: { feed: DeskFeed }) {
  if (alarm === null) return <StateMark data-tone={state === 'on' ? 'good' : 'open'}>{t.states[state]}</StateMark>;
  return (
    <span>
      <StateMark data-tone="bad">{t.alarms[alarm]}</StateMark>{' '}
      {[alarm_at && t.since(formatKickoff(alarm_at)), alarm_text].filter(Boolean).join(' · ')}
    </span>
  );
}

const mib = (bytes: number) => (bytes / 1_048_576).toFixed(1);

const columnsOf = (open: Actions['open'], admin: boolean): Column<DeskFeed>[] => [
  { head: t.columns.id, cell: ({ feed }) => feed },
  { head: t.columns.league, cell: ({ league }) => league },
  { head: t.columns.source, cell: ({ source, address }) => `${source} · ${new URL(address).host}` },
  { head: t.columns.state, cell: (feed) => <FeedState feed={feed} /> },
  { head: t.columns.good, cell: ({ good_at }) => (good_at ? formatKickoff(good_at) : t.never) },
  { head: t.columns.next, cell: ({ next_at }) => (next_at ? formatKickoff(next_at) : null) },
  { head: t.columns.kept, figure: true, cell: ({ answers, kept_bytes }) => t.kept(answers, mib(kept_bytes)) },
  {
    head: t.columns.act,
    cell: (feed) => (
      <ButtonRow>
        <Button kind="secondary" onClick={() => open(resuming(feed), ({ league }) => t.resumed(league))}>
          {feed.state === 'paused' ? t.resume : t.check}
        </Button>
        {feed.state === 'on' && (
          <Button kind="secondary" tone="danger" onClick={() => open(pausing(feed), ({ league }) => t.paused(league))}>
            {t.pause}
          </Button>
        )}
        {admin && (
          <Button
            kind="secondary"
            tone="danger"
            aria-label={t.removeTitle(feed.league)}
            onClick={() => open(removing(feed), ({ league }) => t.removed(league))}
          >
            {t.remove}
          </Button>
        )}
      </ButtonRow>
    ),
  },
];

/** Sources that the server reads by itself, those with an alarm first. Only who may do everything adds one or takes one away. */
export function FeedsPage() {
  const admin = mayDo(useDeskRole(), 'admin');
  const query = useQuery({ ...deskQuery(useClient(), 'feedList', {}), refetchInterval: AGAIN_MS });
  return (
    <ActionList
      words={t}
      above={(open) =>
        admin && (
          <Button icon="plus" onClick={() => open(adding(), ({ league }) => t.added(league))}>
            {t.add}
          </Button>
        )
      }
      query={query}
      columns={(open) => columnsOf(open, admin)}
      keyOf={({ feed }) => feed}
      empty={t.none}
    />
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { invalidate, useClient, writing } from '@arma11/core';
import { afterNotices, notificationsQueries, readNotifications } from '@arma11/core/site';
import type { Notification } from '@arma11/core/contract';
import { safeReturnPath } from '@arma11/core/domain';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, ErrorBlock, Link, Skeleton, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { spanishHere } from '../../messages/language/locale';
import { SummaryHeading } from './SummaryHeading';

/** The latest are enough here; the rest is old. */
const SHOWN = 5;

const List = styled.ul`
  margin: 0 0 12px;
  padding: 0;
  list-style: none;

  & > li {
    padding: 10px 0;
    border-bottom: 1px solid ${token('colorBorder')};
  }

  & b > i {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 6px;
    border-radius: 4px;
    background: ${token('colorLive')};
  }

  & p {
    margin: 2px 0;
  }

  & small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & a {
    color: ${token('colorAccent')};
  }
`;

/** The player's notices, newest first; unread ones have a mark. `onLeave` is called when one is followed. */
export function Notices({ open, onLeave }: { open: boolean; onLeave: () => void }) {
  const t = es.shell.summary;
  const client = useClient();
  const queryClient = useQueryClient();
  const { data, error, isLoading, refetch } = useQuery({ ...notificationsQueries.list(client), enabled: open });
  const read = useMutation({
    ...writing,
    mutationFn: () => readNotifications(client),
    onSettled: () => void invalidate(queryClient, afterNotices),
  });
  const shown = data?.results.slice(0, SHOWN) ?? [];
  return (
    <>
      <SummaryHeading>{t.notices}</SummaryHeading>
      {isLoading && <Skeleton height={64} />}
      {error && <ErrorBlock text={error.message} onRetry={() => void refetch()} />}
      {data?.count === 0 && <p>{t.noNotices}</p>}
      <List>
        {shown.map((notice) => (
          <li key={notice.id}>
            <NoticeLine notice={notice} onLeave={onLeave} />
          </li>
        ))}
      </List>
      {data !== undefined && data.unread > 0 && (
        <Button kind="secondary" wide pending={read.isPending} onClick={() => read.mutate()}>
          {t.markRead}
        </Button>
      )}
      {read.error && <ErrorBlock text={read.error.message} />}
    </>
  );
}

function NoticeLine({ notice, onLeave }: { notice: Notification; onLeave: () => void }) {
  const { title, body, link, created_at, read_at } = notice;
  return (
    <>
      <b>
        {read_at === null && <i aria-hidden="true" />}
        {read_at === null && <VisuallyHidden>{es.shell.summary.unread}: </VisuallyHidden>}
        <span lang={spanishHere}>
          {link === null ? title : <NoticeLink href={link} title={title} onLeave={onLeave} />}
        </span>
      </b>
      <p lang={spanishHere}>{body}</p>
      <small>{es.dates.kickoff(created_at)}</small>
    </>
  );
}

function NoticeLink({ href, title, onLeave }: { href: string; title: string; onLeave: () => void }) {
  return (
    <Link href={safeReturnPath(href)} onClick={onLeave}>
      {title}
    </Link>
  );
}

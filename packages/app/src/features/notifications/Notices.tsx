import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { invalidate, useClient, writing } from '@arma11/core';
import { afterNotices, notificationsQueries, readNotifications } from '@arma11/core/site';
import type { Notification } from '@arma11/core/contract';
import { safeReturnPath } from '@arma11/core/domain';
import { fontSize, token } from '@arma11/widgets/theme';
import { ErrorBlock, Link, Skeleton, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { spanishHere } from '../../messages/language/locale';
import { SummaryHeading } from '../../day/SummaryHeading';

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

/**
 * The player's notices, newest first. That they are shown reads them; those that were unread until then keep their mark.
 * `onLeave` is called when one is followed.
 */
export function Notices({ onLeave }: { onLeave: () => void }) {
  const client = useClient();
  const { data, error, isLoading, refetch } = useQuery(notificationsQueries.list(client));
  const unread = useReading(data?.results);
  return (
    <>
      <SummaryHeading>{es.notices.list}</SummaryHeading>
      {isLoading && <Skeleton height={64} />}
      {error && <ErrorBlock text={error.message} onRetry={() => void refetch()} />}
      {data?.count === 0 && <p>{es.notices.none}</p>}
      <List>
        {data?.results.map((notice) => (
          <li key={notice.id}>
            <NoticeLine notice={notice} unread={unread.has(notice.id)} onLeave={onLeave} />
          </li>
        ))}
      </List>
    </>
  );
}

/** Marks what is shown as read, once, and returns which of it was not. What fails is read the next time. */
function useReading(shown: readonly Notification[] = []): ReadonlySet<number> {
  const client = useClient();
  const queryClient = useQueryClient();
  const [unread, setUnread] = useState<ReadonlySet<number>>(new Set());
  const { mutate } = useMutation({
    ...writing,
    mutationFn: () => readNotifications(client),
    onSettled: () => void invalidate(queryClient, afterNotices),
  });
  const fresh = shown.filter(({ id, read_at }) => read_at === null && !unread.has(id)).map(({ id }) => id);
  if (fresh.length > 0) setUnread(new Set([...unread, ...fresh]));
  const { size } = unread;
  useEffect(() => {
    if (size > 0) mutate();
  }, [size, mutate]);
  return unread;
}

interface LineProps {
  notice: Notification;
  unread: boolean;
  onLeave: () => void;
}

function NoticeLine({ notice, unread, onLeave }: LineProps) {
  const { title, body, link, created_at } = notice;
  return (
    <>
      <b>
        {unread && <i aria-hidden="true" />}
        {unread && <VisuallyHidden>{es.notices.unread}: </VisuallyHidden>}
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

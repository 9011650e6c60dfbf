import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Group } from '@arma11/core/back-office';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, EmptyState, LiveRegion, Skeleton, VisuallyHidden } from '@arma11/widgets/ui';
import { askGroups } from '../../../group/askGroups';
import { useGroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { Note } from '../../../page/Note';
import { PageTitle } from '../../../page/PageTitle';
import { QuerySection } from '../../../page/QuerySection';
import { Rows } from '../../../page/Rows';
import { useGroup } from '../open/useGroup';
import { useMe } from '../open/useMe';
import { Composer } from './Composer';
import { useWall } from './useWall';
import { useWallActs } from './useWallActs';
import { WaitingPost, WallPost } from './WallPost';

const t = es.groups.wall;

const Wall = styled.div`
  display: grid;
  gap: 16px;
  max-width: 680px;
`;

// A menu reaches over the end of the list.
const Posts = styled(Rows)`
  overflow: visible;

  &:empty {
    display: none;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
`;

const Said = styled.p`
  margin: 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(14)};

  &:empty {
    display: none;
  }
`;

/** `/play/grupos/{idGrupo}/muro`: what members say and what happened, the newest first, and the field to write (rules R23.6). */
export function GroupWallPage() {
  const group = useGroup();
  return (
    <>
      <PageTitle title={es.groups.tabs.wall} />
      <VisuallyHidden as="h2">{t.title}</VisuallyHidden>
      <Block>
        <OpenWall key={group.id} group={group} />
      </Block>
    </>
  );
}

function OpenWall({ group: { id, mine } }: { group: Group }) {
  const me = useMe();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // Its menu, which had the focus, goes with a post that is gone: after the dialog has closed, which gives the focus back.
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (gone > 0) list.current?.focus();
  }, [gone]);
  const { query, posts = [], news, add, put, drop } = useWall(id, me?.id);
  const write = useWriting(id, (post) => {
    add(post);
    setSaid(t.posted);
  });
  const { itemsOf, dialog } = useWallActs({
    group: id,
    me: me?.id,
    leads: mine,
    onGone: (isGone, text) => {
      drop(isGone);
      setSaid(text);
      setGone((count) => count + 1);
    },
    onProblem: setSaid,
  });
  return (
    <Wall>
      <QuerySection query={query} skeleton={<Skeleton height={520} />}>
        {({ pages }) => {
          const until = pages[0]?.silenced_until ?? null;
          return (
            <>
              {until === null ? (
                <Composer pending={write.pending} problem={write.problem} onPost={write.post} />
              ) : (
                <Note icon="ban">{t.silenced(es.dates.kickoff(until))}</Note>
              )}
              <Said role="status">{said}</Said>
              <div ref={list} tabIndex={-1} role="group" aria-label={t.list} style={{ outline: 'none' }}>
                <Posts>
                  {write.waiting !== null && (
                    <li>
                      <WaitingPost me={me} text={write.waiting} />
                    </li>
                  )}
                  {posts.map((post) => (
                    <li key={post.id}>
                      <WallPost
                        group={id}
                        post={post}
                        me={me?.id}
                        items={itemsOf(post)}
                        onChange={put}
                        onProblem={setSaid}
                      />
                    </li>
                  ))}
                </Posts>
              </div>
              {posts.length === 0 && write.waiting === null && <EmptyState drawing="whistle" text={t.empty} />}
            </>
          );
        }}
      </QuerySection>
      {query.hasNextPage && (
        <Foot>
          <Button kind="secondary" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t.older}
          </Button>
        </Foot>
      )}
      <LiveRegion message={news} />
      {dialog}
    </Wall>
  );
}

/** Sends one's words; those on their way are shown meanwhile, those that failed come back into the field. */
function useWriting(group: number, onPosted: Parameters<typeof useGroupWrite<Draft, Posted>>[1]) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const { run, pending, problem, uncertain } = useGroupWrite<Draft, Posted>(
    (client, { text }) => askGroups(client, 'write', { group, body: { text } }),
    (post, draft) => {
      setWaiting(null);
      onPosted(post, draft);
    },
    {
      onFailed: (_, { text, giveBack }) => {
        setWaiting(null);
        giveBack(text);
      },
      // The answer is put on top of what is there.
      moves: [],
    },
  );
  const post = (text: string, giveBack: (text: string) => void) => {
    setWaiting(text);
    run({ text, giveBack });
  };
  return { post, pending, problem: uncertain ? t.unknown : problem && t.failed(problem), waiting };
}

type Posted = Awaited<ReturnType<typeof askGroups<'write'>>>;

interface Draft {
  text: string;
  giveBack: (text: string) => void;
}

import { useId } from 'react';
import { useClient } from '@arma11/core';
import type { IconName } from '@arma11/core/art';
import type { GroupPost, GroupPostKind } from '@arma11/core/back-office';
import type { User } from '@arma11/core/contract';
import { Avatar, Icon, Link } from '@arma11/widgets/ui';
import { groupHref } from '../../../group/groupHref';
import { es } from '../../../messages/es';
import { eventText } from './eventText';
import { Article, Head, Sign, Words } from './Post.styles';
import { PostMenu, type MenuItem } from './PostMenu';
import { PostReactions } from './PostReactions';

const t = es.groups.wall;

type Me = Pick<User, 'id' | 'avatar'>;

const ICONS: Record<Exclude<GroupPostKind, 'words'>, IconName> = {
  joined: 'user',
  room: 'plus',
  won: 'trophy',
  passed: 'swap',
};

interface Props {
  group: number;
  post: GroupPost;
  me: number | undefined;
  /** What the reader may do with somebody's words. */
  items: readonly MenuItem[];
  onChange: (post: GroupPost) => void;
  onProblem: (text: string) => void;
}

/** One post of a wall: a member's words, or what happened as the reader is told it. */
export function WallPost(props: Props) {
  return props.post.kind === 'words' ? <Said {...props} /> : <Happened {...props} />;
}

function Said({ group, post, me, items, onChange, onProblem }: Props) {
  const id = useId();
  const mine = post.user.id === me;
  const { user, text, reported, at } = post;
  return (
    <Article aria-labelledby={id} data-mine={mine}>
      <Sign>
        <Avatar seed={user.id} src={user.avatar} size={40} />
      </Sign>
      <div>
        <Head>
          <p id={id}>
            <b>{mine ? t.you : user.username}</b> <When at={at} />
          </p>
          {items.length > 0 && <PostMenu label={mine ? t.menuMine : t.menu(user.username)} items={items} />}
        </Head>
        <Words>{reported ? t.reported : text}</Words>
        <PostReactions
          group={group}
          post={post}
          label={t.reactions(user.username)}
          onChange={onChange}
          onProblem={onProblem}
        />
      </div>
    </Article>
  );
}

function Happened({ group, post, me, onChange, onProblem }: Props) {
  const id = useId();
  const { kind, at } = post;
  const sentence = eventText(post, me);
  return (
    <Article aria-labelledby={id}>
      <Sign data-event="true">{kind !== 'words' && <Icon name={ICONS[kind]} size={22} />}</Sign>
      <div>
        <Head>
          <p id={id}>
            {kind === 'room' ? <Link href={groupHref(group, '/salas')}>{sentence}</Link> : <b>{sentence}</b>}{' '}
            <When at={at} />
          </p>
        </Head>
        <PostReactions
          group={group}
          post={post}
          label={t.reactionsTo(sentence)}
          onChange={onChange}
          onProblem={onProblem}
        />
      </div>
    </Article>
  );
}

function When({ at }: { at: string }) {
  const client = useClient();
  return (
    <time dateTime={at} title={es.dates.kickoff(at)}>
      {es.groups.timeAgo(at, client.serverNow())}
    </time>
  );
}

/** The reader's own words while they are on their way. */
export function WaitingPost({ me, text }: { me: Me | undefined; text: string }) {
  return (
    <Article aria-label={t.submitting} aria-busy="true" data-mine="true" data-waiting="true">
      <Sign>
        <Avatar seed={me?.id ?? 0} src={me?.avatar} size={40} />
      </Sign>
      <div>
        <Head>
          <p>
            <b>{t.you}</b> <time>{t.submitting}</time>
          </p>
        </Head>
        <Words>{text}</Words>
      </div>
    </Article>
  );
}

import { useState, type ReactNode } from 'react';
import type { GroupPost } from '@arma11/core/back-office';
import { askGroups } from '../../../group/askGroups';
import { useGroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';
import { AskDialog } from '../dialogs/AskDialog';
import type { MenuItem } from './PostMenu';
import { ReportDialog } from './ReportDialog';

const t = es.groups.wall;

interface Wall {
  group: number;
  me: number | undefined;
  /** The reader leads the group. */
  leads: boolean;
  /** Posts that are gone, and what is said of it. */
  onGone: (isGone: (post: GroupPost) => boolean, said: string) => void;
  onProblem: (text: string) => void;
}

interface WallActs {
  /** What the reader may do with a post. */
  itemsOf: (post: GroupPost) => MenuItem[];
  /** What asks before it is done. Put it in the page. */
  dialog: ReactNode;
}

/** What can be done with the posts of a wall: one's own are taken back, those of others reported or not heard any more (rules R23.7). */
export function useWallActs({ group, me, leads, onGone, onProblem }: Wall): WallActs {
  const [reporting, setReporting] = useState<GroupPost | null>(null);
  const [erasing, setErasing] = useState<GroupPost | null>(null);
  const mute = useGroupWrite(
    (client, { user }: GroupPost) => askGroups(client, 'mute', { group, user: user.id, body: { muted: true } }),
    (_, { user }) => onGone(({ kind, user: { id } }) => kind === 'words' && id === user.id, t.muted(user.username)),
    { onFailed: ({ message }) => onProblem(t.notDone(message)) },
  );
  const itemsOf = (post: GroupPost): MenuItem[] => {
    if (post.kind !== 'words') return [];
    const erase = { danger: true, act: () => setErasing(post) };
    if (post.user.id === me) return [{ label: t.erase, ...erase }];
    return [
      { label: t.report, act: () => setReporting(post) },
      { label: t.mute(post.user.username), act: () => mute.run(post) },
      ...(leads ? [{ label: t.take, ...erase }] : []),
    ];
  };
  const gone = (post: GroupPost, said: string) => onGone(({ id }) => id === post.id, said);
  const dialog = (
    <>
      {reporting && (
        <ReportDialog
          group={group}
          post={reporting}
          onClose={() => setReporting(null)}
          onDone={() => {
            setReporting(null);
            gone(reporting, t.reportSent);
          }}
        />
      )}
      {erasing && (
        <EraseDialog
          group={group}
          post={erasing}
          mine={erasing.user.id === me}
          onClose={() => setErasing(null)}
          onDone={(said) => {
            setErasing(null);
            gone(erasing, said);
          }}
        />
      )}
    </>
  );
  return { itemsOf, dialog };
}

interface EraseProps {
  group: number;
  post: GroupPost;
  mine: boolean;
  onClose: () => void;
  onDone: (said: string) => void;
}

function EraseDialog({ group, post, mine, onClose, onDone }: EraseProps) {
  const write = useGroupWrite(
    (client) => askGroups(client, 'erase', { group, post: post.id }),
    () => onDone(mine ? t.erased : t.taken),
  );
  return (
    <AskDialog
      title={mine ? t.eraseTitle : t.takeTitle(post.user.username)}
      text={mine ? t.eraseText : t.takeText}
      action={mine ? t.erase : t.take}
      write={write}
      onClose={onClose}
    />
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { Member, Post } from './ForumPost.styles';

interface ForumPostProps {
  by: string;
  rank: string;
  color: string;
  children: ReactNode;
}

/** What one member of the forum wrote. */
export function ForumPost({ by, rank, color, children }: ForumPostProps) {
  return (
    <Post>
      <Member>
        <i aria-hidden="true" style={{ '--of-member': color } as CSSProperties}>
          {by[0]}
        </i>
        <b>{by}</b>
        <span>{rank}</span>
      </Member>
      <div>{children}</div>
    </Post>
  );
}

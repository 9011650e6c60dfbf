import { useMutation, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient, writing } from '@arma11/core';
import type { GroupPost } from '@arma11/core/back-office';
import type { ReactionEmoji } from '@arma11/core/contract';
import { ReactionDrawing, useReactionsWords, withReaction } from '@arma11/widgets/reaction-parts';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { askGroups } from '../../../group/askGroups';
import { groupKeys } from '../../../group/groupQueries';
import { es } from '../../../messages/es';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  max-width: 320px;
  /* The drawings begin under the words. */
  margin-inline-start: -10px;

  /* Under the portrait too: a fifth of what is left beside it is too small for a finger. */
  @media (max-width: 359px) {
    margin-inline-start: -52px;
  }
`;

const Toggle = styled.button`
  appearance: none;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
  min-width: 0;
  min-height: 44px;
  margin: 0;
  padding: 0 2px;
  border: 2px solid transparent;
  border-radius: 22px;
  background: none;
  color: ${token('colorTextMuted')};
  font: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  & > svg {
    width: 22px;
    height: 22px;
  }

  & > b {
    ${displayText}
    font-size: ${displaySize(17)};
  }

  &[aria-pressed='true'] {
    border-color: ${token('colorAccent')};
    background: ${token('colorSurfaceSunken')};
    color: ${token('colorText')};
  }

  @media (hover: hover) {
    &:hover {
      background: ${token('colorSurfaceSunken')};
    }
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &[aria-pressed='true'] {
      border-color: Highlight;
      border-style: double;
      border-width: 5px;
    }
  }
`;

interface Props {
  group: number;
  post: GroupPost;
  /** What they are reactions to. */
  label: string;
  onChange: (post: GroupPost) => void;
  onProblem: (text: string) => void;
}

/** The five reactions to a post, each a button that gives or takes back the reader's own; it counts as soon as it is tapped. */
export function PostReactions({ group, post, label, onChange, onProblem }: Props) {
  const words = useReactionsWords();
  const react = useReact({ group, post, onChange, onProblem });
  return (
    <Row role="group" aria-label={label}>
      {post.counts.map(({ emoji, count }) => (
        <Toggle
          key={emoji}
          type="button"
          aria-pressed={emoji === post.mine}
          aria-label={words.counted(words.names[emoji], count)}
          onClick={() => react(emoji === post.mine ? null : emoji)}
        >
          <ReactionDrawing emoji={emoji} />
          {count > 0 && <b aria-hidden="true">{count}</b>}
        </Toggle>
      ))}
    </Row>
  );
}

/** Gives a reaction: shown at once, sent one after the other, and taken back where the server refuses it. */
function useReact({ group, post, onChange, onProblem }: Omit<Props, 'label'>) {
  const client = useClient();
  const queryClient = useQueryClient();
  const mutationKey = ['groups', 'react', post.id];
  const { mutate } = useMutation({
    ...writing,
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (emoji: ReactionEmoji | null) => askGroups(client, 'react', { group, post: post.id, body: { emoji } }),
    onSuccess: (answer) => {
      // Of several that wait the last one says how it is.
      if (queryClient.isMutating({ mutationKey }) === 1) onChange(answer);
    },
    onError: (error) => {
      onProblem(es.groups.wall.notReacted(error.message));
      void queryClient.invalidateQueries({ queryKey: groupKeys.wall(group) });
    },
  });
  return (emoji: ReactionEmoji | null) => {
    // A read on its way knows nothing of this.
    void queryClient.cancelQueries({ queryKey: groupKeys.wall(group) });
    onProblem('');
    onChange({ ...post, ...withReaction(post, emoji) });
    mutate(emoji);
  };
}

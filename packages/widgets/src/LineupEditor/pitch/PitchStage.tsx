import type { ReactNode } from 'react';
import { useLineupWords } from '../../messages/lineup.es';
import { PitchGround } from './PitchGround';
import { Board, Stage } from './PitchView.styles';

/** Props of PitchStage. */
export interface PitchStageProps {
  /** What runs on the board, before our own name; until it is known the board is dark, so that nothing moves on it. */
  board?: readonly string[];
  /** How far the team is: while it plays, it stands on the board in place of all else. */
  progress?: string | null;
  children: ReactNode;
}

/** The empty stadium: stand, board, grass and lines. Whatever it is given stands on the grass. */
export function PitchStage({ board = [], progress, children }: PitchStageProps) {
  const t = useLineupWords();
  return (
    <Stage>
      <div>
        <PitchGround />
        {progress ? (
          <Board data-progress="true">{progress}</Board>
        ) : (
          <Board aria-hidden="true">
            {(board.length > 0 ? [...board, t.brand] : []).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </Board>
        )}
        {children}
      </div>
    </Stage>
  );
}

import { styled } from 'styled-components';
import { fontSize } from '../../theme/token';
import { displaySize, displayText } from '../../theme/typography';
import { boardRules, coachRules, pitchRules } from './pitchRules';
import { SCENE } from './scene';

/** The stadium: the drawing below, the players on top, all measured in shares of its width. */
export const Stage = styled.div`
  container-type: inline-size;
  position: relative;
  width: 100%;
  aspect-ratio: 360 / 560;
  overflow: hidden;
  color: ${SCENE.chalk};
  isolation: isolate;

  & > div {
    position: absolute;
    inset: 0;
  }

  & > div > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  @media (max-width: 359px) {
    aspect-ratio: 320 / 540;
  }
`;

/** The players of a formation over the drawing; its attribute places them all. */
export const Field = styled.div`
  ${pitchRules}
  position: absolute;
  inset: 0;

  & > [role='group'] {
    display: contents;
  }
`;

/** The board over the far edge. */
export const Board = styled.p`
  ${displayText}
  ${boardRules}
  position: absolute;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 5cqw;
  margin: 0;
  padding: 0 8px;
  overflow: hidden;
  color: ${SCENE.lime};
  font-size: max(${displaySize(15)}, 3.7cqw);
  letter-spacing: 0.05em;
  text-transform: uppercase;
  white-space: nowrap;

  & > span {
    flex: none;
  }

  & > span:nth-child(2) {
    flex: 0 1 auto;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** The coach's box at the side. */
export const TechnicalArea = styled.div`
  ${coachRules}
  position: absolute;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  padding-bottom: 2px;
  border: 2px dashed ${SCENE.chalkSoft}b0;
  border-radius: 3px;

  & > small {
    color: ${SCENE.chalkSoft};
    font-size: max(${fontSize(13)}, 3cqw);
    font-weight: 500;
    line-height: 1.25;
    text-shadow: 0 1px 2px #03150b;
  }
`;

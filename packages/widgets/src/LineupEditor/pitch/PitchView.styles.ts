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
  aspect-ratio: 360 / 580;
  /* Larger letters need more room between the lines. */
  min-height: ${fontSize(412)};
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
    aspect-ratio: 320 / 560;
  }
`;

/** The players of a formation over the drawing; its attribute places them all. */
export const Field = styled.div`
  ${pitchRules}
  position: absolute;
  /* What the goalkeeper says stands below their name. */
  inset: 0 0 4cqw;

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

  &[data-progress='true'] {
    font-size: max(13px, min(${displaySize(15)}, 4.2cqw), 3.7cqw);
    letter-spacing: 0.02em;
  }

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

  /* On the edge, as the legend of a box. */
  & > small {
    position: absolute;
    bottom: calc(100% - 0.6em);
    padding: 0 4px;
    border-radius: 4px;
    background: ${SCENE.plate};
    color: ${SCENE.chalkSoft};
    font-size: max(13px, min(${fontSize(13)}, 4.3cqw), 3cqw);
    font-weight: 500;
    line-height: 1.25;
  }
`;

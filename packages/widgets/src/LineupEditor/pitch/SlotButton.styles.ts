import { keyframes, styled } from 'styled-components';
import { duration, fontSize, token } from '../../theme/token';
import { displaySize, displayText } from '../../theme/typography';
import { SCENE } from './scene';

const drop = keyframes`
  from { transform: translateY(-22px); opacity: 0; }
`;

/** One player on the pitch: shirt, marks and name plate in one target. State is attributes. */
export const SlotBox = styled.button`
  appearance: none;
  position: absolute;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: max(${token('target')}, calc(var(--shirt) + 14px));
  min-height: ${token('target')};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${SCENE.chalk};
  cursor: pointer;
  transform: translate(-50%, calc(var(--shirt) / -2));
  -webkit-tap-highlight-color: transparent;

  &[data-coach='true'] {
    position: relative;
    transform: none;
    --shirt: 14cqw;
    --plate: 25cqw;
  }

  & .a11-shirt {
    position: relative;
    width: var(--shirt);
    height: var(--shirt);
    filter: drop-shadow(0 5px 3px rgb(0 20 8 / 0.55));
  }

  & .a11-shirt > svg {
    width: 100%;
    height: 100%;
  }

  &[data-save='saving'] .a11-shirt {
    animation: ${drop} ${duration(200)} ease-out;
  }

  & .a11-mark {
    position: absolute;
    top: -2px;
    left: -9px;
    display: grid;
  }

  & .a11-points {
    position: absolute;
    top: -6px;
    right: -15px;
    display: grid;
  }

  /* The one figure of a shirt is large, but where five stand across there is less room. */
  & .a11-points > span {
    min-width: 1.7em;
    height: 1.35em;
    border-radius: 1em;
    font-size: max(${displaySize(19)}, 5cqw);
  }

  &[data-spot^='15'] .a11-points > span,
  &[data-spot^='25'] .a11-points > span {
    font-size: max(${displaySize(17)}, 4.6cqw);
  }

  & .a11-name {
    ${displayText}
    position: relative;
    display: flex;
    align-items: center;
    gap: 3px;
    max-width: var(--plate);
    margin-top: -3px;
    padding: 2px clamp(4px, 1.25cqw, 8px) 3px;
    border-radius: 4px;
    background: ${SCENE.plate};
    font-size: max(${displaySize(15)}, 3.6cqw);
    font-weight: 600;
    line-height: 1.1;
  }

  & .a11-name > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & .a11-name > svg {
    flex: none;
    color: #5fe39c;
  }

  & .a11-facts {
    ${displayText}
    display: flex;
    flex-direction: column;
    align-items: center;
    max-width: calc(var(--plate) + 2cqw);
    margin-top: 1px;
    padding: 0 4px 1px;
    border-radius: 4px;
    background: ${SCENE.veil};
    color: ${SCENE.chalkSoft};
    font-size: max(13px, min(${fontSize(13)}, 4.3cqw), 3cqw);
    font-weight: 600;
    line-height: 1.14;
    white-space: nowrap;
  }

  & .a11-facts > span {
    display: flex;
    align-items: center;
    gap: 3px;
  }

  & .a11-facts i {
    border: 4px solid ${SCENE.live};
    border-radius: 50%;
  }

  &[data-save='failed'] .a11-name {
    box-shadow: 0 0 0 2px ${SCENE.warning};
  }

  &[aria-expanded='true'] .a11-name {
    background: ${SCENE.lime};
    color: ${SCENE.limeInk};
  }

  &[aria-expanded='true']::before {
    content: '';
    position: absolute;
    inset: -8px -3px -6px;
    border: 2px dashed ${SCENE.lime};
    border-radius: 12px;
  }

  &:focus-visible {
    outline: ${token('focusRing')} solid ${SCENE.lime};
    outline-offset: 2px;
  }

  &:active .a11-shirt {
    transform: scale(0.95);
  }

  @media (forced-colors: active) {
    & .a11-name,
    & .a11-facts {
      border: 1px solid ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
  }
`;

/** The captain's letter, before their name. */
export const Armband = styled.b`
  flex: none;
  min-width: 1.35em;
  margin-inline-start: -2px;
  border-radius: 3px;
  background: ${SCENE.lime};
  color: ${SCENE.limeInk};
  font-weight: 700;
  text-align: center;
`;

/** The disc of a mark in place of the condition: a padlock, or a warning that their match was stopped. */
export const MarkDisc = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: ${SCENE.ink};
  box-shadow: inset 0 0 0 1.5px currentColor;
  color: ${SCENE.chalkSoft};

  &[data-mark='warning'] {
    color: ${SCENE.warning};
  }
`;

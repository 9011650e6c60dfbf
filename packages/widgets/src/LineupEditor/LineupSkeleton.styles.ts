import { styled } from 'styled-components';
import { SCENE } from './pitch/scene';

const SHIRT =
  '33% 10%,18% 17%,9% 27%,3% 46%,20% 54%,25% 43%,25% 92%,75% 92%,75% 43%,80% 54%,97% 46%,91% 27%,82% 17%,67% 10%,59% 19%,41% 19%';

/** A shirt and a name plate without a player, where the formation puts one. */
export const Ghost = styled.span`
  position: absolute;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  transform: translate(-50%, calc(var(--shirt) / -2));

  &::before {
    content: '';
    width: var(--shirt);
    height: var(--shirt);
    clip-path: polygon(${SHIRT});
    background: ${SCENE.ink};
    opacity: 0.35;
  }

  &::after {
    content: '';
    width: 48px;
    height: 18px;
    border-radius: 4px;
    background: ${SCENE.ink};
    opacity: 0.6;
  }
`;

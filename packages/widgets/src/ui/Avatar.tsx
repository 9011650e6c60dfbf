import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import { avatarArt } from '@arma11/core/art';
import { token } from '../theme';
import { Art } from './Art';
import { Picture } from './Picture';

const Frame = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  padding: 2px;
  border-radius: 50%;
  box-shadow: 0 0 0 2px ${token('colorAccent')};
`;

/** Props of Avatar. */
export interface AvatarProps {
  /** The player's id: picks the drawing when there is no image. */
  seed: number;
  /** The image's address. */
  src?: string | null;
  /** Side in pixels. @default 44 */
  size?: number;
  /** Their name, when it is not printed beside. */
  name?: string;
  /** A ring in the accent: it is you. */
  ring?: boolean;
}

/** A player's portrait: their avatar, or one drawn from their id. */
export const Avatar = memo(function Avatar({ seed, src, size = 44, name, ring = false }: AvatarProps) {
  const node = useMemo(() => avatarArt(seed), [seed]);
  const portrait = (
    <Picture src={src} alt={name ?? ''} width={size} round fallback={<Art node={node} size={size} title={name} />} />
  );
  return ring ? <Frame>{portrait}</Frame> : portrait;
});

import { useState } from 'react';
import { loadOnce } from '../../headless/loadOnce';
import { useChunk } from '../../headless/useChunk';
import type { JoinSheetProps } from '../../RoomCard/JoinSheet';

const load = loadOnce(() => import('../../RoomCard/JoinSheet'));

/** The sheet that asks before a seat is paid, loaded when it is wanted; it stays to close as it does. */
export function JoinSheet(props: JoinSheetProps) {
  const { asking } = props.join;
  const [asked, setAsked] = useState(asking);
  if (asking && !asked) setAsked(true);
  const { module } = useChunk(load, asked);
  return module ? <module.JoinSheet {...props} /> : null;
}

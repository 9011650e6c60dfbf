import type { ReactNode } from 'react';
import type { ReactionEmoji } from '@arma11/core/contract';
import { token } from '../theme';

const ink = token('colorText');
const skin = '#ffc53d';
const dark = '#2a1b00';

const face = <circle cx="16" cy="16" r="12.500" fill={skin} stroke={dark} strokeWidth="1.500" />;
const line = { fill: 'none', stroke: dark, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Drawn by us: what an emoji looks like is otherwise the matter of each device, and some have none. */
const DRAWINGS: Readonly<Record<ReactionEmoji, ReactNode>> = {
  '👏': (
    <>
      <g stroke={ink} strokeWidth="2" strokeLinecap="round">
        <path d="M16 2.500v3.500M9.500 4l1.500 3M22.500 4l-1.500 3" />
      </g>
      <path
        d="M15.200 11.500 8.300 18.400c-3 3-3 7 -.6 9.400 2.700 2.700 6.900 2.600 9.800-.3l7.300-7.300c1.700-1.700-.5-3.900-2.200-2.200l-2.700 2.700 4.600-4.600c1.700-1.700-.6-4-2.300-2.300l-4.600 4.600 3.400-3.400c1.700-1.700-.6-4-2.300-2.300l-5.900 5.900-.1-3.200c0-2.700-3-2.800-3.500-.9Z"
        transform="translate(-.5 .5)"
        fill={skin}
        stroke={dark}
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
    </>
  ),
  '⚽': (
    <>
      <circle cx="16" cy="16" r="12.500" fill="#ffffff" stroke="#12201a" strokeWidth="1.500" />
      <path d="m16 10.500 5.200 3.800-2 6.200h-6.400l-2-6.200Z" fill="#12201a" />
      <path
        d="M16 10.500V4M21.200 14.300l6.400-2M19.200 20.500l3.800 5.300M12.800 20.500 9 25.800M10.800 14.300l-6.400-2"
        fill="none"
        stroke="#12201a"
        strokeWidth="1.600"
        strokeLinecap="round"
      />
    </>
  ),
  '🔥': (
    <>
      <path
        d="M17 2.500c.6 5 6.200 7.300 8 12.800 2.200 7-2.600 14.200-9.200 14.200-6.300 0-10.600-5.400-9.300-11.500.7-3.300 2.700-5 3.900-7.700 1.300 1 2 2.300 2.100 3.900C15.600 11.600 17.300 7.600 17 2.500Z"
        fill="#e5482d"
        stroke="#7a1c10"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path
        d="M16.400 15.500c.4 2.900 4 4.300 4 8a4.500 4.500 0 0 1-9 .2c-.1-2 .9-3.200 1.800-4.400.6.5 1 1.100 1.100 1.900 1.500-1.500 2.200-3.500 2.100-5.700Z"
        fill={skin}
      />
    </>
  ),
  '😂': (
    <>
      {face}
      <path d="M8.500 13.500c.8-2 3.200-2 4 0M19.500 13.500c.8-2 3.200-2 4 0" {...line} />
      <path d="M9.500 17.500h13c0 4.200-2.800 7-6.500 7s-6.500-2.800-6.500-7Z" fill={dark} />
      <path d="M12.500 23.200c1.600-2 5.400-2 7 0-2 1.700-5 1.700-7 0Z" fill="#e5482d" />
      <path
        d="M6.200 15.500c1.300 2 1.900 3.200 1.900 4.300a2.400 2.400 0 0 1-4.800 0c0-1.200 1-2.500 2.900-4.300ZM25.800 15.500c-1.300 2-1.900 3.200-1.900 4.300a2.400 2.400 0 0 0 4.800 0c0-1.200-1-2.500-2.900-4.300Z"
        fill="#4fb3ff"
        stroke="#0b4f86"
        strokeWidth="1"
      />
    </>
  ),
  '😱': (
    <>
      {face}
      <path
        d="M4.400 11.500C5.600 6.700 10.300 3.500 16 3.500s10.400 3.200 11.600 8c-2.500-2-6.500-3-11.600-3s-9.100 1-11.600 3Z"
        fill="#4fb3ff"
      />
      <circle cx="16" cy="16" r="12.500" fill="none" stroke={dark} strokeWidth="1.500" />
      <g fill="#ffffff" stroke={dark} strokeWidth="1.200">
        <circle cx="11.500" cy="14" r="3" />
        <circle cx="20.500" cy="14" r="3" />
      </g>
      <g fill={dark}>
        <circle cx="11.500" cy="14" r="1.200" />
        <circle cx="20.500" cy="14" r="1.200" />
        <ellipse cx="16" cy="22.500" rx="3.200" ry="4.300" />
      </g>
    </>
  ),
};

/** One of the five reactions, drawn. */
export function ReactionDrawing({ emoji }: { emoji: ReactionEmoji }) {
  return (
    <svg width={30} height={30} viewBox="0 0 32 32" aria-hidden="true">
      {DRAWINGS[emoji]}
    </svg>
  );
}

import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fontSize } from '@arma11/widgets/theme';
import { SmallNote } from '../../SmallNote';

const Box = styled.div`
  & > b {
    display: block;
    margin-bottom: 6px;
    font-size: ${fontSize(15)};
    font-weight: 500;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** Keys that belong together under one label, wrapping where they do not fit. */
export function KeyGroup({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <b id={id}>{label}</b>
      <div>{children}</div>
      {hint && <SmallNote>{hint}</SmallNote>}
    </Box>
  );
}

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { PageHead } from './PageHead';
import { usePageTitle } from './usePageTitle';

const Body = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
  padding: 0 16px;

  & > * {
    min-width: 0;
  }

  /* A label and its value that lie a screen apart are hard to read together. */
  & > dl {
    width: 100%;
    max-width: 640px;
  }

  /* Of the heads of panels and dialogs each has its own: a rule of the same weight would win or lose by who loads first. */
  & h2:not(header h2) {
    margin: 12px 0 8px;
  }

  & :is(p, dd) > a {
    color: ${token('colorAccent')};
  }

  @media (min-width: 1024px) {
    padding: 0;
  }
`;

/** A page of the back office: its name, one sentence, and its pieces one below the other. */
export function DeskPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Body>{children}</Body>
    </>
  );
}

/** Filters side by side where they fit. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: 12px;

  & > :first-child {
    grid-column: 1 / -1;
  }

  @media (min-width: 760px) {
    display: flex;

    & > * {
      flex: 0 1 220px;
      min-width: 120px;
    }
  }
`;

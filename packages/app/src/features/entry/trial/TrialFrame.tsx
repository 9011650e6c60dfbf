import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { es } from '../../../messages/es';
import { BackLink } from '../../../page/BackLink';
import { LanguageSwitch } from '../../../page/LanguageSwitch';
import { Main } from '../../../page/Main';
import { Sky } from '../../../page/Sky';
import { entryPath } from '../entryPath';

const Page = styled.div`
  position: relative;
  min-height: 100dvh;
`;

const Content = styled(Main)`
  max-width: 640px;
  margin-inline: auto;
  padding: 0 16px 24px;

  &[data-wide='true'] {
    max-width: 1072px;
  }

  & > a {
    margin: 12px 0 0 -6px;
  }

  & > h1 {
    ${displayText}
    margin: 8px 0;
    font-size: ${displaySize(36)};
    line-height: 1;
    text-wrap: balance;
  }

  & > h1 + p {
    max-width: 60ch;
    margin: 0 0 20px;
    color: ${token('colorTextMuted')};
  }

  /* The ticket, as wide as the narrow page. */
  & > section {
    max-width: 640px;
  }
`;

/** Props of TrialFrame. */
export interface TrialFrameProps {
  /** What is tried, where it is kept and how it counts. */
  lead: string;
  /** What it has below takes a wide screen. @default false */
  wide?: boolean;
  query: URLSearchParams;
  children: ReactNode;
}

/** What is around a room that is tried without an account. */
export function TrialFrame({ lead, wide = false, query, children }: TrialFrameProps) {
  return (
    <Page>
      <Sky kind="short" />
      <Content data-wide={wide}>
        <BackLink href={entryPath('/', query)} label={es.trial.home} />
        <h1>{es.shell.titles.tryPredi}</h1>
        <p>{lead}</p>
        {children}
        <LanguageSwitch />
      </Content>
    </Page>
  );
}

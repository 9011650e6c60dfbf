import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Mark } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Main } from '../../../page/Main';
import { Sky } from '../../../page/Sky';

const Page = styled.div`
  position: relative;
  min-height: 100dvh;
`;

const Column = styled(Main)`
  display: flex;
  flex-direction: column;
  gap: 16px;
  box-sizing: border-box;
  max-width: 440px;
  min-height: 100dvh;
  margin-inline: auto;
  padding: 12px 16px 0;
`;

const Brand = styled.p`
  ${displayText}
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  margin: 0;
  font-size: ${displaySize(20)};

  & > svg {
    color: ${token('colorAccent')};
  }
`;

const Title = styled.h1`
  ${displayText}
  margin: 0;
  font-size: ${displaySize(30)};
  overflow-wrap: anywhere;
  text-wrap: balance;

  &:focus {
    outline: none;
  }
`;

const Site = styled.p`
  margin: 6px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(14)};
  overflow-wrap: anywhere;
`;

/** The window that a partner's page opens: no navigation, nothing that leads away. */
export function Window({ children }: { children: ReactNode }) {
  return (
    <Page>
      <Sky kind="short" />
      <Column>
        <Brand>
          <Mark size={26} />
          {es.shell.appName}
        </Brand>
        {children}
      </Column>
    </Page>
  );
}

/** What a step of the window is about, and the page that it is about; each new step takes the focus. */
export function StepHeading({ title, site }: { title: string; site?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {site && <Site>{site}</Site>}
    </header>
  );
}

/** The two buttons of a step, in the thumb's reach however long the text above is. */
export const Actions = styled.footer`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: 1fr 1.6fr;
  gap: 12px;
  margin: auto -16px 0;
  padding: 12px 16px max(12px, env(safe-area-inset-bottom));
  background: ${token('colorSurface')};
  box-shadow: 0 -1px 0 ${token('colorBorder')};
`;

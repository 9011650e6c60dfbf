import { styled } from 'styled-components';
import { ButtonLink, EmptyState } from '@arma11/widgets/ui';
import { displaySize, displayText } from '@arma11/widgets/theme';
import { es } from '../messages/es';
import { LanguageSwitch } from './LanguageSwitch';
import { Main } from './Main';
import { PageTitle } from './PageTitle';
import { Sky } from './Sky';

const Page = styled(Main)`
  max-width: 560px;
  margin-inline: auto;
  padding: 48px 16px;
`;

const Heading = styled.h1`
  ${displayText}
  margin: 0 0 16px;
  font-size: ${displaySize(30)};
`;

/** An address that leads nowhere, with the way back, and to the other language. */
export function NotFoundPage() {
  const t = es.shell.notFound;
  return (
    <>
      <PageTitle title={t.title} />
      <Sky kind="short" />
      <Page>
        <Heading>{t.title}</Heading>
        <EmptyState drawing="whistle" text={t.text} action={<ButtonLink href="/play">{t.action}</ButtonLink>} />
        <LanguageSwitch />
      </Page>
    </>
  );
}

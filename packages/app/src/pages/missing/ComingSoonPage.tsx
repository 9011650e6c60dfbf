import { styled } from 'styled-components';
import { ButtonLink, EmptyState } from '@arma11/widgets/ui';
import { displaySize, displayText } from '@arma11/widgets/theme';
import { es } from '../../messages/es';
import { Block } from '../../shell/Column';

const Heading = styled.h1`
  ${displayText}
  margin: 0 0 16px;
  font-size: ${displaySize(30)};
`;

/** A route of the product that is not there yet: 'Próximamente'. */
export function ComingSoonPage() {
  const t = es.shell.comingSoon;
  return (
    <Block>
      <Heading>{t.title}</Heading>
      <EmptyState text={t.text} action={<ButtonLink href="/compe">{t.action}</ButtonLink>} />
    </Block>
  );
}

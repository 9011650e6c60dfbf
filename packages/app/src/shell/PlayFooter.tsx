import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { Link } from '@arma11/widgets/ui';
import { es } from '../messages/es';

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  padding: 8px 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};

  & > a {
    display: flex;
    align-items: center;
    min-height: ${token('target')};
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The footer links: report a problem, contact, and the version (product.md §2). */
export function PlayFooter() {
  return (
    <Foot>
      <Link href="/play/help-ldt?tema=problema">{es.shell.report}</Link>
      <Link href="/play/help-ldt?tema=contacto">{es.shell.contact}</Link>
      <span>{es.shell.version}</span>
    </Foot>
  );
}

import { styled } from 'styled-components';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { WIDE } from './useWide';

const Head = styled.div`
  margin-top: 20px;
  padding: 0 16px;

  & > h1 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(30)};
  }

  & > p {
    max-width: 60ch;
    margin: 6px 0 0;
    color: ${token('colorTextMuted')};
  }

  @media ${WIDE} {
    padding: 0;
  }
`;

/** A page's name and one sentence about it. */
export function PageHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <Head>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </Head>
  );
}

import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountsQueries, useClient } from '@arma11/core';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { safeHtml } from '../../../page/safeHtml';

const Section = styled.section`
  margin-top: 40px;
  overflow-wrap: anywhere;

  & :is(h2, h3, h4) {
    ${displayText}
    margin: 0 0 8px;
    font-size: ${displaySize(24)};
  }

  & p {
    margin: 0 0 12px;
  }

  & a {
    color: ${token('colorAccent')};
  }

  & img {
    max-width: 100%;
    height: auto;
    border-radius: ${token('radius')};
  }
`;

const SLUG = 'landing';

/** The HTML block of the content service (product §2). Nothing while there is none: the page stands without it. */
export function LandingContent() {
  const { data } = useQuery({ ...accountsQueries.contentEntry(useClient(), SLUG), retry: false });
  const content = useMemo(() => (data?.html ? safeHtml(data.html) : null), [data]);
  return content ? <Section>{content}</Section> : null;
}

import { styled } from 'styled-components';
import { ownLetter } from './ownLetter';

const night = '#111217';
const block = '#1b1d25';
const edge = '#30333f';
const text = '#d9dbe3';
const faded = '#a2a6b5';
const violet = '#b9a5ff';

export const Page = styled.div`
  ${ownLetter}
  box-sizing: border-box;
  min-height: 100vh;
  background: ${night};
  color: ${text};
  font:
    400 16px/1.5 'Source Sans 3',
    sans-serif;

  & a {
    color: ${violet};
    text-decoration: none;
  }
`;

export const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 20px;
  border-bottom: 1px solid ${edge};
  background: ${block};

  & > b {
    color: #ffffff;
    font-size: 17px;
  }

  & > b > span {
    color: ${violet};
  }

  & > nav {
    display: flex;
    gap: 20px;
    font-size: 14px;
  }

  @media (max-width: 700px) {
    padding: 10px 12px;

    & a:not(:last-child) {
      display: none;
    }
  }
`;

export const Thread = styled.main`
  max-width: 1200px;
  margin: 0 auto;
  padding: 16px 20px 48px;

  & > p {
    margin: 0;
    color: ${faded};
    font-size: 13px;
  }

  & > h1 {
    margin: 2px 0 14px;
    color: #ffffff;
    font-size: 22px;
    line-height: 1.25;
  }

  @media (max-width: 700px) {
    padding: 12px 8px 32px;

    & > h1 {
      margin-bottom: 10px;
      font-size: 18px;
    }
  }
`;

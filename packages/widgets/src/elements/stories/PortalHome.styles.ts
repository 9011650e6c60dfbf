import { styled } from 'styled-components';
import { ownLetter } from './ownLetter';

const navy = '#0b1f4b';
const sky = '#eaf1ff';
const sun = '#ffd166';

export const Page = styled.div`
  ${ownLetter}
  box-sizing: border-box;
  min-height: 100vh;
  background: #ffffff;
  color: ${navy};
  font:
    400 16px/1.5 Barlow,
    sans-serif;

  & a {
    color: inherit;
    text-decoration: none;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 32px;
  padding: 12px max(20px, calc(50vw - 580px));
  background: ${navy};
  color: #ffffff;

  & > b {
    font-size: 24px;
    line-height: 1.1;
  }

  & > b > span {
    color: ${sun};
  }

  & > nav {
    display: flex;
    flex: 1;
    gap: 24px;
    font-weight: 500;
  }

  @media (max-width: 800px) {
    justify-content: space-between;

    & > nav {
      display: none;
    }
  }
`;

export const Home = styled.main`
  max-width: 1160px;
  margin: 0 auto;
  padding: 20px 20px 48px;

  & > h1 {
    margin: 0 0 12px;
    font-size: 28px;
    line-height: 1.2;
  }

  & > h2 {
    margin: 28px 0 12px;
    font-size: 22px;
    line-height: 1.25;
  }

  @media (max-width: 800px) {
    & > h1 {
      font-size: 22px;
    }
  }
`;

export const Band = styled.div`
  padding: 16px 20px;
  border-radius: 16px;
  background: ${sky};

  & > h2 {
    margin: 0 0 6px;
    font-size: 18px;
    line-height: 1.3;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 20px;
`;

export const News = styled.article`
  border-radius: 16px;
  background: ${sky};
  overflow: clip;

  &::before {
    display: block;
    height: 96px;
    background: var(--of-news);
    content: '';
  }

  & > h3 {
    margin: 14px 18px 4px;
    font-size: 18px;
    line-height: 1.3;
  }

  & > p {
    margin: 0 18px 16px;
    font-size: 15px;
  }
`;

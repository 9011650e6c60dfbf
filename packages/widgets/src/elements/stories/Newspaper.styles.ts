import { styled } from 'styled-components';
import { ownLetter } from './ownLetter';

const ink = '#221d18';
const faded = '#5d5347';
const paper = '#faf6ec';
const rule = '#cfc4ae';
const red = '#8c1c13';

export const Page = styled.div`
  ${ownLetter}
  box-sizing: border-box;
  min-height: 100vh;
  padding: 0 20px;
  background: ${paper};
  color: ${ink};
  font:
    400 18px/1.6 'Source Serif 4',
    serif;

  & a {
    color: inherit;
  }
`;

export const Mast = styled.header`
  max-width: 1120px;
  margin: 0 auto;
  border-bottom: 3px double ${ink};
  text-align: center;

  & > p {
    margin: 0;
    padding-top: 10px;
    color: ${faded};
    font-size: 13px;
    font-style: italic;
  }

  & > b {
    display: block;
    padding: 2px 0 8px;
    font-size: clamp(25px, 4.4vw, 46px);
    line-height: 1.15;
    letter-spacing: -0.02em;
  }

  & > nav {
    display: flex;
    justify-content: center;
    gap: 32px;
    padding: 7px 0;
    border-top: 1px solid ${rule};
    font-size: 14px;
  }

  & > nav a {
    text-decoration: none;
  }

  & > nav a[aria-current] {
    color: ${red};
    font-weight: 700;
  }

  @media (max-width: 700px) {
    & > b {
      padding-top: 10px;
    }

    & > p,
    & > nav {
      display: none;
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 24px 40px;
  max-width: 1120px;
  margin: 0 auto;
  padding: 20px 0 48px;

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 12px;
  }
`;

export const Article = styled.main`
  & > small {
    color: ${red};
    font-size: 14px;
    font-weight: 700;
  }

  & > h1 {
    margin: 2px 0 10px;
    font-size: clamp(23px, 3.1vw, 36px);
    line-height: 1.18;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  & > h2 {
    margin: 20px 0 10px;
    font-size: 21px;
    line-height: 1.25;
  }

  & > p {
    margin: 0 0 14px;
  }
`;

export const Side = styled.aside`
  & > h2 {
    margin: 0 0 12px;
    padding-top: 8px;
    border-top: 2px solid ${red};
    font-size: 18px;
    line-height: 1.3;
  }

  & > h2:not(:first-child) {
    margin-top: 32px;
  }

  & > ol {
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 15px;
  }

  & > ol li {
    display: flex;
    justify-content: space-between;
    padding: 7px 0;
    border-bottom: 1px solid ${rule};
  }
`;

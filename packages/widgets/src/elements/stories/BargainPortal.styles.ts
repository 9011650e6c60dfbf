import { styled } from 'styled-components';

const yellow = '#ffe600';
const black = '#111111';
const magenta = '#b4007a';

/** Everything that a sheet can do to a stranger's element, and after it what this page needs to stand up again. */
export const Page = styled.div`
  box-sizing: border-box;
  min-height: 100vh;
  background: ${yellow};
  color: ${black};

  &,
  & * {
    font-family: 'Source Sans 3', sans-serif !important;
    text-transform: uppercase !important;
    letter-spacing: 2px !important;
    text-align: right !important;
  }

  & * {
    all: unset !important;
    float: left !important;
    line-height: 0 !important;
    color: ${magenta} !important;
    text-indent: 40px !important;
    font-style: italic !important;
  }

  & section,
  & input,
  & dialog,
  & svg {
    display: none !important;
  }

  & button {
    background: ${magenta} !important;
    border: 9px ridge ${yellow} !important;
    border-radius: 99px !important;
    color: ${yellow} !important;
  }

  & div {
    padding: 99px !important;
  }

  & :is(header, main, footer) {
    display: block !important;
    box-sizing: border-box !important;
    width: 100% !important;
    padding: 16px max(16px, calc(50vw - 480px)) !important;
  }

  & :is(header, footer) {
    background: ${black} !important;
  }

  & :is(h1, h2, p, b) {
    display: block !important;
    float: none !important;
    line-height: 1.35 !important;
    text-indent: 0 !important;
  }

  & b {
    color: ${yellow} !important;
    font-size: 26px !important;
    font-weight: 700 !important;
  }

  & :is(header, footer) p {
    color: #ffffff !important;
    font-size: 13px !important;
  }

  & h1 {
    font-size: 24px !important;
    font-weight: 700 !important;
  }

  & h2 {
    padding: 12px 0 10px !important;
    color: ${black} !important;
    font-size: 16px !important;
    font-weight: 700 !important;
  }

  & main p {
    padding-top: 8px !important;
    color: ${black} !important;
    font-size: 14px !important;
  }

  & :is(arma11-room-card, arma11-prediccion-panel) {
    display: block !important;
    float: none !important;
    width: 100% !important;
  }

  @media (max-width: 700px) {
    & b {
      font-size: 20px !important;
    }

    & h1 {
      font-size: 17px !important;
    }

    & h2 {
      font-size: 14px !important;
    }
  }
`;

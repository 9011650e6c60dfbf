import { defineElements } from '@arma11/elements';

const { VITE_OURS, VITE_KEY } = import.meta.env;
defineElements({ publishableKey: VITE_KEY, baseUrl: VITE_OURS });

import { createApp } from 'vue';
import { defineElements } from '@arma11/elements';
import Page from './Page.vue';

const { VITE_OURS, VITE_KEY } = import.meta.env;
defineElements({ publishableKey: VITE_KEY, baseUrl: VITE_OURS });
createApp(Page).mount('#app');

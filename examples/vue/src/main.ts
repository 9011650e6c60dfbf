import { createApp } from 'vue';
import { defineElements } from '@arma11/elements';
import '@arma11/elements/vue';
import Page from './Page.vue';

const {
  VITE_ARMA11_URL: baseUrl = 'http://localhost:3000',
  VITE_ARMA11_KEY: publishableKey = 'pk_demo_ArmaTu11_Partner0',
} = import.meta.env;

defineElements({ publishableKey, baseUrl });
createApp(Page).mount('#app');

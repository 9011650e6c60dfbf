import { mount } from 'svelte';
import { defineElements } from '@arma11/elements';
import Page from './Page.svelte';

const { VITE_OURS, VITE_KEY } = import.meta.env;
defineElements({ publishableKey: VITE_KEY, baseUrl: VITE_OURS });
mount(Page, { target: document.getElementById('app') });

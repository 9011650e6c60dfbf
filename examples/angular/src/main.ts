import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { defineElements } from '@arma11/elements';
import { Page } from './Page';
import { settings } from './settings';

const { baseUrl, publishableKey } = settings;

defineElements({ publishableKey, baseUrl });
void bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });

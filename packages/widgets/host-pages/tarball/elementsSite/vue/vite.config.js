import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('arma11-');

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };

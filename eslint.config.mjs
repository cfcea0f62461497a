import tseslint from 'typescript-eslint'

export default tseslint.config(
  {
    ignores: [
      'dist',
      'web/dist',
      'sdk/dist',
      'web/generated',
      'sdk/interface.ts',
      'data',
      'node_modules',
      'coverage',
      '**/*.mjs',
      '**/*.cjs',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // Loops over typed arrays know the bounds that the compiler does not. `list[at]!` takes undefined away and nothing else, unlike a cast.
    files: ['src/engine/**', 'src/compute/**', 'src/corpus/search/**', 'src/corpus/transfer/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
        {
          selector: 'TSNonNullExpression:not([expression.type="MemberExpression"][expression.computed=true])',
          message: 'Only an element read by its index may be said to be there.',
        },
      ],
    },
  },
)

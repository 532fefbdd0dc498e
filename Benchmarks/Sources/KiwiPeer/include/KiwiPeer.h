// kiwi (github.com/nucleic/kiwi) behind a C interface: a model given as flat arrays, built, edited, read.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Rows read `sum of terms + constant  relation  0`, relation -1, 0 or 1; strength < 0 is required.
typedef struct {
  int variableCount, rowCount, editVariable;
  const int *firstTerm;  // rowCount + 1 entries
  const int *termVariable;
  const double *termCoefficient;
  const double *constant;
  const int *relation;
  const double *strength;
} KiwiModel;

typedef struct KiwiSession KiwiSession;

/// 0 where kiwi's headers were missing when this was compiled.
int kiwiIsInstalled(void);

/// Variables, constraints, solver, solve and read, from nothing; returns the sum of the values.
double kiwiBuild(const KiwiModel *model, double width);

KiwiSession *kiwiOpen(const KiwiModel *model, double width);
void kiwiClose(KiwiSession *session);
/// Suggests a width, solves and reads.
double kiwiEdit(KiwiSession *session, double width);
/// Removes a row and adds it again, solves and reads.
double kiwiToggle(KiwiSession *session, int row);
/// Gives rows new constants (kiwi: removes and adds them), solves and reads.
double kiwiSetConstants(KiwiSession *session, const int *rows, const double *constants, int count);
double kiwiValue(KiwiSession *session, int variable);

#ifdef __cplusplus
}
#endif
